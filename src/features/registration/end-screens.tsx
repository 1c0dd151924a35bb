import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOptional, offerNames, type OptionalStep, purchaseOf } from '../../../machines/registration/steps.ts';
import { inset } from '../../kit/flow/StepFrame.css.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';
import { keptPlace } from '../../kit/session/kept-place.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { PriceTag } from './offer-screens.tsx';
import { StepPage, Back } from './StepPage.tsx';
import * as styles from './registration.css.ts';
import { formIds, useFact, useMeta, useSend } from './registration.flow.ts';

function Page({ heading, lead, actions }: PaymentPage) {
  const { t } = useTranslation('registration');
  const { step } = useMeta();
  const sum = useFact(({ context }) => isOptional(step) && purchaseOf(context.status, step)?.amount.formatted);
  return (
    <StepPage heading={heading} lead={lead}>
      {isOptional(step) && sum && (
        <PriceTag name={t(`${offerNames[step]}.price`)} note={t(`${offerNames[step]}.priceNote`)} sum={sum} />
      )}
      {actions && <div className={row}>{actions}</div>}
    </StepPage>
  );
}

/** The payment of an optional step, until the server knows its outcome. */
export function PaymentScreen() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const payment = useFact(({ children }) => children.payment);
  return (
    payment && (
      <PaymentSteps
        payment={payment}
        Page={Page}
        ways={
          <>
            <Button variant="line" onClick={() => send({ type: 'offer.reopen' })}>
              {t('payment.reopen')}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'step.skip' })}>
              {t('payment.skip')}
            </Button>
          </>
        }
      />
    )
  );
}

/** Returns the earlier choice, as the form has it. */
const answerOf = (isVolunteer: boolean | null) => (isVolunteer === null ? '' : isVolunteer ? 'yes' : 'no');

/** Asks if the person would like to volunteer for the union. */
export function VolunteeringScreen() {
  const { t } = useTranslation(['registration', 'common']);
  const send = useSend();
  const chosen = useFact(({ context }) => context.isVolunteer);
  const form = useForm({
    id: 'register-volunteering',
    fields: { volunteer: { label: t('volunteering.question'), rules: [required] } },
    initial: { volunteer: answerOf(chosen) },
    save: false,
    onSubmit: ({ volunteer }) => send({ type: 'volunteering.choose', isVolunteer: volunteer === 'yes' }),
  });
  return (
    <StepPage lead={t('volunteering.lead')}>
      <Form form={form} submit={t('common:continue')} ways={<Back />}>
        <RadioCards
          {...form.field('volunteer')}
          options={[
            { value: 'yes', title: t('volunteering.yes'), detail: t('volunteering.yesDetail') },
            { value: 'no', title: t('volunteering.no') },
          ]}
        />
      </Form>
    </StepPage>
  );
}

/** Returns sentences on what happens next with each offer that was taken. */
function useNews(): string[] {
  const { t } = useTranslation('registration');
  const status = useFact(({ context }) => context.status);
  const isPaid = (step: OptionalStep) => purchaseOf(status, step)?.state === 'paid';
  const isVolunteer = useFact(({ context }) => context.isVolunteer);
  return [
    isPaid('PARKING') ? t('registered.permit') : '',
    isPaid('STUDENT_CARD') ? t('registered.card') : '',
    isPaid('SOLIDARITY_FUND') ? t('registered.donation') : '',
    isVolunteer === true ? t('registered.volunteer') : '',
  ].filter((news) => news !== '');
}

/** The words for the way back to what waited for an account. */
function wordsOf(place: string) {
  if (place === ticketPaths.receive()) return 'registered.ticket';
  return place === ticketPaths.share() ? 'registered.share' : 'registered.book';
}

/** The end of the registration: the account is complete, and the portal open, first of all what waited for an account. */
export function RegisteredScreen() {
  const { t } = useTranslation(['registration', 'shell']);
  const name = useProfile()?.first_name ?? '';
  const news = useNews();
  const [place] = useState(() => keptPlace(sessionStorage));
  useEffect(() => forgetDraft(sessionStorage, formIds.permit), []);
  const heading = name === '' ? t('registered.heading') : t('registered.headingNamed', { name });
  return (
    <div className={inset}>
      <PageTitle page={t('registered.heading')} />
      <div className={stack.s}>
        <FocusHeading>{heading}</FocusHeading>
        <Lead>{t('registered.lead')}</Lead>
      </div>
      {news.length > 0 && (
        <section className={stack.s}>
          <h2>{t('registered.now')}</h2>
          <ul className={styles.news}>
            {news.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={row}>
        {place !== null && (
          <LinkButton variant="act" href={place}>
            {t(wordsOf(place))}
          </LinkButton>
        )}
        <LinkButton variant={place === null ? 'act' : 'line'} href={paths.events()}>
          {t('registered.events')}
        </LinkButton>
        <LinkButton variant="line" href={paths.account()}>
          {t('registered.account')}
        </LinkButton>
        <Button variant="quiet" onClick={() => print()}>
          {t('shell:print')}
        </Button>
      </div>
    </div>
  );
}
