import { paths } from '../../kit/paths.ts';
import { useStatuses } from '../../kit/union/statuses.ts';
import { useUnion } from '../../kit/union/union.ts';

/** Fills whole rows of four and of two. */
const shown = 8;

/** Returns the links to the most wanted services that are open at the moment: always the first eight of the list. */
export function useDoors() {
  const { careers } = useUnion().flags;
  const { togaRental } = useStatuses();
  const doors = [
    { name: 'parkingPermit', href: paths.parkingPermit() },
    { name: 'studentCard', href: paths.studentCard() },
    { name: 'togaRentals', href: paths.togaRentals(), isHidden: !togaRental },
    { name: 'carpooling', href: paths.carpooling() },
    { name: 'rentals', href: paths.rentals() },
    { name: 'complaints', href: paths.complaints() },
    { name: 'careerFinder', href: paths.careerFinder(), isHidden: !careers },
    { name: 'kokkaFondi', href: paths.kokkaFondi() },
    { name: 'studentOrganisations', href: paths.studentOrganisations() },
    { name: 'erasmusBooklets', href: paths.erasmusBooklets() },
  ] as const;
  return doors.filter((door) => !('isHidden' in door && door.isHidden)).slice(0, shown);
}
