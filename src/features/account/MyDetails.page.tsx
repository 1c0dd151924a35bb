import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import * as styles from './Account.css.ts';
import { AcademicSection, ContactSection, PersonalSection } from './detail-sections.tsx';
import { PictureSection } from './PictureSection.tsx';
import { SignInSection } from './SignInSection.tsx';

/** The person's own details, to read and change: /account/my-details */
export default function MyDetailsPage() {
  const { t } = useTranslation(['account', 'shell']);
  const details = useQuery(detailsQuery);
  const userType = useProfile()?.user_type;
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('shell:pages.myDetails')}</h1>
        <Lead>{t('details.lead')}</Lead>
      </div>
      <PictureSection />
      <Loaded query={details} parts={['heading', 'long', 'long', 'long', 'heading', 'long', 'long']}>
        {(data) =>
          userType && (
            <>
              <PersonalSection personal={data.personal} />
              <SignInSection details={data} userType={userType} />
              <ContactSection contact={data.contact} />
              {userType !== 'organisation' && <AcademicSection academic={data.academic} userType={userType} />}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
