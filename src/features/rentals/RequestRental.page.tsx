import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useParams } from 'wouter';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { RequestForm } from './RequestForm.tsx';
import * as styles from './rentals.css.ts';
import { rentalTermsQuery } from '../../kit/rental-terms.ts';
import { myRentalQuery } from './rentals.queries.ts';

function Change({ id }: { id: string }) {
  const terms = useQuery(rentalTermsQuery);
  const request = useQuery(myRentalQuery(id));
  return (
    <Loaded query={terms}>
      {(known) => (
        <Loaded query={request}>
          {(asked) =>
            asked.can_change ? (
              <RequestForm terms={known} request={asked} />
            ) : (
              <Redirect to={paths.myRental(id)} replace />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

function Ask() {
  const terms = useQuery(rentalTermsQuery);
  return <Loaded query={terms}>{(known) => <RequestForm terms={known} request={undefined} />}</Loaded>;
}

/** Asking for a venue or equipment, or changing what was asked: /services/rentals/request/:request? */
export default function RequestRentalPage() {
  const { t } = useTranslation('rentals');
  const { request } = useParams();
  const title = t(request === undefined ? 'form.title' : 'form.changeTitle');
  return (
    <div className={styles.page}>
      <PageTitle page={title} />
      <div className={stack.s}>
        <h1>{title}</h1>
        <Lead>{t('form.lead')}</Lead>
      </div>
      {request === undefined ? <Ask /> : <Change id={request} />}
    </div>
  );
}
