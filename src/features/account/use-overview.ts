import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '../../kit/person/profile.ts';
import { cardQuery, type Card } from './card.queries.ts';
import {
  ownBookingsQuery,
  ownComplaintsQuery,
  ownInterviewsQuery,
  ownRentalsQuery,
  ownRidesQuery,
  ownTogasQuery,
  ownWaitingQuery,
  type Booking,
  type Waiting,
} from './coming-up.queries.ts';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { needsOf, type Need } from './needs.ts';
import { permitQuery, type Permit } from './permit.queries.ts';

/** The data of the account's first page. */
export interface Overview {
  /** Undefined until everything has loaded that can wait for the person. */
  needs: Need[] | undefined;
  permit: Permit | undefined;
  card: Card | undefined;
  bought: Booking[] | undefined;
  waiting: Waiting[] | undefined;
  /** True if any of it failed to load. */
  isFailed: boolean;
  isBusy: boolean;
  readAgain: () => void;
}

/** Fetches everything on the overview; a student's parts only for a student. */
export function useOverview(profile: Profile): Overview {
  const enabled = profile.user_type !== 'organisation';
  const details = useQuery(detailsQuery);
  const open = useQuery(ownBookingsQuery('open'));
  const bought = useQuery(ownBookingsQuery('bought'));
  const waiting = useQuery(ownWaitingQuery);
  const permit = useQuery({ ...permitQuery, enabled });
  const card = useQuery({ ...cardQuery, enabled });
  const togas = useQuery({ ...ownTogasQuery, enabled });
  const interviews = useQuery({ ...ownInterviewsQuery, enabled });
  const [now] = useState(() => Date.now());
  const rides = useQuery({ ...ownRidesQuery, enabled });
  const rentals = useQuery(ownRentalsQuery);
  const complaints = useQuery(ownComplaintsQuery);
  const all = [
    details,
    open,
    bought,
    waiting,
    rentals,
    complaints,
    ...(enabled ? [permit, card, togas, rides, interviews] : []),
  ];
  const isKnown = all.every(({ data }) => data !== undefined);
  return {
    needs: isKnown
      ? needsOf({
          profile,
          details: details.data,
          open: open.data,
          permit: permit.data,
          card: card.data,
          togas: togas.data,
          rides: rides.data,
          rentals: rentals.data,
          interviews: interviews.data,
          complaints: complaints.data,
          now,
        })
      : undefined,
    permit: permit.data,
    card: card.data,
    bought: bought.data,
    waiting: waiting.data,
    isFailed: all.some(({ isError }) => isError),
    isBusy: all.some(({ isFetching }) => isFetching),
    readAgain: () => void Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
