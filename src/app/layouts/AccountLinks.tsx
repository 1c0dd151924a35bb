import { useTranslation } from 'react-i18next';
import { usePerson } from '../../session/person.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../paths.ts';
import { useReturnPath } from '../use-return-path.ts';
import { Avatar } from './Avatar.tsx';
import * as styles from './Bar.css.ts';
import { TicketSign } from './TicketSign.tsx';

/** Log in, or the signed-in person's bookings under their own tile. */
export function AccountLinks() {
  const { t } = useTranslation('shell');
  const returnPath = useReturnPath();
  const session = useSession();
  const person = usePerson();
  if (session.state !== 'signedIn') {
    return (
      <a className={styles.item} href={paths.login(returnPath)}>
        {t('login')}
      </a>
    );
  }
  const name = person && `${person.firstName} ${person.lastName}`;
  return (
    <a
      className={styles.item}
      href={paths.bookings()}
      aria-label={name === undefined ? t('myBookings') : `${t('myBookings')}, ${name}`}
    >
      {person ? <Avatar person={person} /> : <TicketSign />}
      <span className={styles.wideOnly}>{t('myBookings')}</span>
    </a>
  );
}
