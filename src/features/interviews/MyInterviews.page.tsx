import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { documentsQuery } from '../../kit/documents/documents.queries.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './interviews.css.ts';
import { fetchCalendar, type Interview, myInterviewsQuery, useAttachCv, usePlaceWords } from './interviews.queries.ts';

const tones: Record<Interview['state'], BadgeTone> = {
  held: 'low',
  booked: 'ok',
  attended: 'ok',
  missed: 'stop',
  cancelled: 'stop',
  called_off: 'stop',
  ended: 'stop',
};

/** The option that attaches nothing. */
const NONE = 'none';

const cvFormOf = ({ id }: Interview) => `interview-cv-${id}`;

function CvForm({ interview, onDone }: { interview: Interview; onDone: (isChanged: boolean) => void }) {
  const { t } = useTranslation(['interviews', 'common']);
  const documents = useQuery(documentsQuery);
  const attach = useAttachCv(interview.id);
  const form = useForm({
    id: cvFormOf(interview),
    fields: { cv: { label: t('cv.label'), rules: [required] } },
    initial: { cv: interview.cv?.id ?? NONE },
    save: false,
    onSubmit: async ({ cv }) => {
      await attach.mutateAsync(cv === NONE ? null : cv);
      onDone(true);
    },
  });
  return (
    <Loaded query={documents}>
      {(all) => (
        <Form
          form={form}
          submit={t('cv.save')}
          busy={t('saving')}
          ways={
            <>
              <Button variant="quiet" onClick={() => onDone(false)}>
                {t('common:cancel')}
              </Button>
              <LinkButton variant="quiet" href={paths.careerDocuments()}>
                {t('cv.documents')}
              </LinkButton>
            </>
          }
        >
          <Select
            {...form.field('cv')}
            options={[
              ...all.map(({ id, file_name }) => ({ value: id, label: file_name })),
              { value: NONE, label: t('cv.none') },
            ]}
          />
        </Form>
      )}
    </Loaded>
  );
}

/** The CV that the company may read, and a way to change it while the interview is to come. */
function Cv({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const [opened, open] = useOpenForm({ cv: cvFormOf(interview) });
  const [isChanged, setIsChanged] = useState(false);
  const finish = (wasChanged: boolean) => {
    open(undefined);
    setIsChanged(wasChanged);
  };
  return (
    <>
      <LiveRegion text={isChanged ? t('cv.changed') : ''} />
      {opened !== undefined ? (
        <CvForm interview={interview} onDone={finish} />
      ) : (
        <p className={row}>
          <span>{t('cvIs', { name: interview.cv?.file_name ?? t('cv.none') })}</span>
          {interview.can_change && (
            <Button variant="quiet" onClick={() => open('cv')}>
              <span>
                {t('cv.change')}
                <VisuallyHidden>, {interview.company.title}</VisuallyHidden>
              </span>
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function Entry({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const moment = useMomentWords();
  const place = usePlaceWords();
  const { id, state, company, start, end, arrive, can_change } = interview;
  const { slug, title } = company;
  const href = paths.interview(slug);
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.time}>{moment(start).time}</p>
        <p className={styles.detail}>{moment(start).short}</p>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={paths.company(slug)}>{title}</a>
        </h3>
        <p>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        {(can_change || state === 'held') && (
          <p className={styles.detail}>
            {t('between', { from: moment(start).time, to: moment(end).time })}.{' '}
            {t('arriveBy', { time: moment(arrive).time })} {place(interview)}
          </p>
        )}
        {state === 'held' && (
          <div className={row}>
            <LinkButton variant="act" href={paths.interview(slug, 'cv')}>
              <span>
                {t('goOn')}
                <VisuallyHidden>, {title}</VisuallyHidden>
              </span>
            </LinkButton>
          </div>
        )}
        {can_change && (
          <>
            <Cv interview={interview} />
            <div className={`${row} ${styles.screenOnly}`}>
              <SaveButton name="interview.ics" fetchFile={() => fetchCalendar(id)} of={title}>
                {t('calendar')}
              </SaveButton>
              <LinkButton variant="line" href={href}>
                <span>
                  {t('change')}
                  <VisuallyHidden>, {title}</VisuallyHidden>
                </span>
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

/** The person's own interviews: /account/interviews */
export default function MyInterviewsPage() {
  const { t } = useTranslation(['interviews', 'shell']);
  const mine = useQuery(myInterviewsQuery);
  return (
    <div className={stack.l}>
      <h1>{t('shell:pages.myInterviews')}</h1>
      <Loaded query={mine}>
        {(all) => {
          const toCome = all.filter(({ state, can_change }) => can_change || state === 'held');
          const others = all.filter((each) => !toCome.includes(each));
          if (all.length === 0)
            return (
              <EmptyState title={t('noneTitle')}>
                <p>{t('noneBody')}</p>
                <p>
                  <LinkButton variant="act" href={paths.companies()}>
                    {t('others')}
                  </LinkButton>
                </p>
              </EmptyState>
            );
          return (
            <>
              {toCome.length > 0 && (
                <section className={stack.m}>
                  <h2>{t('toCome')}</h2>
                  <ul className={styles.list}>
                    {toCome.map((each) => (
                      <Entry key={each.id} interview={each} />
                    ))}
                  </ul>
                </section>
              )}
              <div className={`${row} ${styles.screenOnly}`}>
                <LinkButton variant={toCome.length > 0 ? 'line' : 'act'} href={paths.companies()}>
                  {t('others')}
                </LinkButton>
                <LinkButton variant="quiet" href={paths.myDay()}>
                  {t('myDay.title')}
                </LinkButton>
              </div>
              {others.length > 0 && (
                <section className={stack.m}>
                  <h2>{t('before')}</h2>
                  <ul className={styles.list}>
                    {others.map((each) => (
                      <Entry key={each.id} interview={each} />
                    ))}
                  </ul>
                </section>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
