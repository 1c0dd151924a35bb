import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import type { Profile } from '../../kit/session/profile.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import { EmailCode } from './EmailCode.tsx';
import { EmailForm } from './EmailForm.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Section } from './Section.tsx';

const emailLabels = {
  university_student: 'details.signIn.university',
  junior_college_student: 'details.signIn.junior_college',
  organisation: 'details.signIn.university',
} as const;

interface Props {
  details: AccountDetails;
  userType: Profile['user_type'];
}

/** The e-mail address and password for logging in. Another address takes effect once its code is confirmed. */
export function SignInSection({ details: { email, pending_email }, userType }: Props) {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);
  const [changed, setChanged] = useState<string>();
  const ask = () => {
    setChanged(undefined);
    setIsAsking(true);
  };
  const answers = [
    {
      label: t(emailLabels[userType]),
      value: email,
      ...(!isAsking && { change: { label: t('details.change'), onSelect: ask } }),
    },
    {
      label: t('details.signIn.password'),
      value: (
        <>
          <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{t('details.signIn.passwordDots')}</VisuallyHidden>
        </>
      ),
      change: { label: t('details.change'), href: `${paths.mySettings()}#password` },
    },
  ];
  return (
    <Section title={t('details.signIn.title')}>
      {changed !== undefined && <StatusMessage>{t('details.email.done', { address: changed })}</StatusMessage>}
      <SummaryList answers={answers} />
      {isAsking && <EmailForm onDone={() => setIsAsking(false)} />}
      {!isAsking && pending_email !== null && (
        <Banner title={t('details.email.waiting', { address: pending_email })}>
          <EmailCode address={pending_email} onConfirmed={setChanged} />
        </Banner>
      )}
    </Section>
  );
}
