import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isDone, purchaseOf } from '../../machines/registration/progress.ts';
import { segments } from '../../machines/registration/segments.ts';
import type { AccountStep, OptionalStep } from '../../machines/registration/steps.ts';
import { paths } from '../app/paths.ts';
import type { AccountDetails } from '../details/details.queries.ts';
import { spacedMobile, spacedPostcode } from '../details/spaced.ts';
import { localitiesQuery, nationalitiesQuery } from '../reference/reference.queries.ts';
import { offerNames } from './use-offer.ts';
import { useFact } from './use-registration.ts';

type Row = { label: string; value: string; change?: { label: string; href: string } };

/** Answers that belong together, under a heading of their own. */
export interface AnswerGroup {
  title: string;
  answers: Row[];
}

const optionalSteps: readonly OptionalStep[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'];

const namedIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
  list?.find((each) => each.id === id)?.name ?? id;

const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** Everything that was answered, in the words of the page's language, each with the way back to it. */
export function useAnswers({ personal, contact, academic }: AccountDetails): AnswerGroup[] {
  const { t } = useTranslation(['registration', 'details', 'common']);
  const { data: localities } = useQuery(localitiesQuery);
  const { data: nationalities } = useQuery(nationalitiesQuery);
  const extras = useExtras();
  const change = (step: AccountStep) => ({ label: t('common:change'), href: paths.register(segments[step]) });
  const rowsAt = (step: AccountStep, pairs: [string, string][]): Row[] =>
    pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value, change: change(step) }));
  const document = personal && t(`details:${personal.document_kind}`);
  return [
    {
      title: t('details:title.personal'),
      answers: personal
        ? rowsAt('PERSONAL', [
            [t('details:full_name'), `${personal.first_name} ${personal.last_name}`],
            [document ?? '', personal.document_number],
            [t('details:nationality'), namedIn(nationalities, personal.nationality)],
          ])
        : [],
    },
    {
      title: t('details:title.contact'),
      answers: contact
        ? rowsAt('CONTACT', [
            [
              t('details:address'),
              joined([
                contact.address_line_1,
                contact.address_line_2,
                namedIn(localities, contact.locality),
                spacedPostcode(contact.postcode),
              ]),
            ],
            [t('details:mobile'), spacedMobile(contact.mobile)],
            [t('details:personal_email_label'), contact.personal_email ?? ''],
          ])
        : [],
    },
    {
      title: t('details:title.academic'),
      answers: academic
        ? rowsAt('COURSE', [
            [t('details:entity'), academic.entity],
            [t('details:course'), academic.course],
            [t('details:enrollment_type'), academic.enrollment_type],
            [t('details:start_year'), String(academic.start_year)],
            [t('details:graduation_year'), String(academic.graduation_year)],
          ])
        : [],
    },
    { title: t('check.extras'), answers: extras },
  ];
}

/** What was taken of what was offered. What is paid stays as it is. */
function useExtras(): Row[] {
  const { t } = useTranslation(['registration', 'common']);
  const status = useFact(({ context }) => context.status);
  return optionalSteps.map((step) => {
    const label = t(`check.${offerNames[step]}`);
    if (isDone(status, step))
      return { label, value: t('check.paid', { sum: purchaseOf(status, step)?.amount.formatted ?? '' }) };
    return {
      label,
      value: t('check.notTaken'),
      change: { label: t('common:change'), href: paths.register(segments[step]) },
    };
  });
}
