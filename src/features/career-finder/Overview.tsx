import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countIn,
  type FinderPart,
  finderParts,
  isPartDone,
  pickLimits,
} from '../../../machines/career-finder/answers.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import * as styles from './career-finder.css.ts';
import { useCan, useFact, useGiven, useSend } from './career-finder.flow.ts';
import { finderPaths } from './finder-paths.ts';
import { FinderPage, SavedNote } from './FinderPage.tsx';
import { KeepAndShare, OpenKept } from './KeepAndShare.tsx';

/** One part: how far it is, and the way to it. */
function Part({ part }: { part: FinderPart }) {
  const { t } = useTranslation('careerFinder');
  const send = useSend();
  const questions = useGiven().catalogue.questionnaire.questions.length;
  const answers = useFact(({ context }) => context.answers);
  const given = countIn(answers, part);
  const most = part === 'personality' ? questions : pickLimits[part].most;
  return (
    <li className={styles.part}>
      <button type="button" className={styles.partLink} onClick={() => send({ type: 'step.open', step: part })}>
        {t(`${part}.heading`)}
      </button>
      <span className={styles.partState}>
        {isPartDone(answers, part, questions) ? (
          <Badge tone="ok">{t('state.done', { count: given })}</Badge>
        ) : (
          <span>{given === 0 ? t('state.open') : t('state.begun', { count: given, most })}</span>
        )}
      </span>
    </li>
  );
}

/** Asks once more before the answers are emptied, or everything is cleared. */
function Asking({ of }: { of: 'restart' | 'clear' }) {
  const { t } = useTranslation(['careerFinder', 'common']);
  const send = useSend();
  const [isAsking, setAsking] = useState(false);
  const event = { type: `finder.${of}` } as const;
  const variant = of === 'clear' ? 'danger' : 'line';
  const can = useCan(event);
  const isBusy = useFact((snapshot) => snapshot.matches({ shown: of === 'clear' ? 'clearing' : 'restarting' }));
  if (of === 'restart' && !can && !isBusy) return null;
  return (
    <>
      <Button
        variant={variant}
        disabled={!can && !isBusy}
        busy={isBusy ? t(`${of}.busy`) : undefined}
        onClick={() => setAsking(true)}
      >
        {t(`${of}.action`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`${of}.heading`)}
        confirm={t(`${of}.action`)}
        onConfirm={() => {
          setAsking(false);
          send(event);
        }}
        variant={variant}
        keep={t('common:cancel')}
      >
        <p>{t(`${of}.body`)}</p>
      </ConfirmDialog>
    </>
  );
}

/** How far each part is, and what can be done with it all. */
export function OverviewScreen() {
  const { t } = useTranslation('careerFinder');
  const send = useSend();
  const questions = useGiven().catalogue.questionnaire.questions.length;
  const answers = useFact(({ context }) => context.answers);
  const reference = useFact(({ context }) => context.reference);
  const done = finderParts.filter((part) => isPartDone(answers, part, questions)).length;
  const isBegun = finderParts.some((part) => countIn(answers, part) > 0);
  const isWhole = done === finderParts.length;
  const isSent = useFact(({ context }) => context.unsent.length === 0);
  const canGoOn = useCan({ type: 'finder.continue' });
  const canRestart = useCan({ type: 'finder.restart' });
  return (
    <FinderPage
      heading={t('overview.heading')}
      lead={
        isWhole
          ? t(isSent ? 'overview.whole' : 'overview.wholeUnsent')
          : t('overview.lead', { count: finderParts.length - done })
      }
    >
      <div className={row}>
        <Button variant="act" disabled={!canGoOn} onClick={() => send({ type: 'finder.continue' })}>
          {isWhole ? t('overview.report') : isBegun ? t('overview.goOn') : t('overview.begin')}
        </Button>
        <LinkButton variant="quiet" href={paths.careerFinder()}>
          {t('about')}
        </LinkButton>
      </div>
      <ol className={styles.parts}>
        {finderParts.map((part) => (
          <Part key={part} part={part} />
        ))}
      </ol>
      <SavedNote />
      {reference === null ? <OpenKept /> : <KeepAndShare reference={reference} />}
      <section className={stack.s}>
        <h2>{t('beside.heading')}</h2>
        <MoreLink href={finderPaths.toolkit()}>{t('toolkit.heading')}</MoreLink>
        <MoreLink href={finderPaths.hub()}>{t('hub.heading')}</MoreLink>
      </section>
      {(isBegun || reference !== null) && (
        <section className={stack.s}>
          <h2>{t('overview.start')}</h2>
          {canRestart && <p>{t('overview.ways')}</p>}
          <div className={row}>
            <Asking of="restart" />
            <Asking of="clear" />
          </div>
        </section>
      )}
    </FinderPage>
  );
}
