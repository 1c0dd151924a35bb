import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import * as styles from './rentals.css.ts';
import { myRentalsQuery, type RentalRequest, rentalTones, stateOf, whatOf } from './rentals.queries.ts';

function Entry({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const { date, time } = useMomentWords()(request.start);
  return (
    <li className={styles.entry}>
      <div>
        <a className={styles.link} href={paths.myRental(request.id)}>
          {whatOf(request)}
        </a>
        <p className={styles.detail}>{t('at', { date, time })}</p>
        {request.asked_by !== null && (
          <p className={styles.detail}>
            {t('mine.byOther', { name: request.asked_by, organisation: request.organisation?.name })}
          </p>
        )}
      </div>
      <p>
        <Badge tone={rentalTones[request.state]}>{t(stateOf(request))}</Badge>
      </p>
    </li>
  );
}

/** The person's requests, and those of their organisations: /account/rentals */
export default function MyRentalsPage() {
  const { t } = useTranslation(['rentals', 'shell']);
  const mine = useQuery(myRentalsQuery);
  const ask = (
    <LinkButton variant="act" href={paths.askForRental()}>
      {t('ask')}
    </LinkButton>
  );
  return (
    <div className={stack.l}>
      <h1>{t('shell:pages.myRentals')}</h1>
      <Loaded query={mine}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState title={t('noneTitle')}>
              <p>{t('noneBody')}</p>
              <p>{ask}</p>
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {requests.map((request) => (
                  <Entry key={request.id} request={request} />
                ))}
              </ul>
              <div>{ask}</div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
