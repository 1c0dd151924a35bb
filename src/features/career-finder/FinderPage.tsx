import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { finderParts } from '../../../machines/career-finder/answers.ts';
import { DrawnTiles } from '../../kit/art/DrawnTiles.tsx';
import { StepFrame } from '../../kit/flow/StepFrame.tsx';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import * as styles from './career-finder.css.ts';
import { BackTo, TryAgain, useFact, useMeta, useSend } from './career-finder.flow.ts';

interface Props {
  heading: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page of the career finder: the part's number, its question, its answers, and if they are saved. */
export function FinderPage({ heading, lead, children }: Props) {
  const { t } = useTranslation('careerFinder');
  const { step } = useMeta();
  const at = finderParts.findIndex((part) => part === (step === 'questions' ? 'personality' : step));
  return (
    <StepFrame
      screen={step}
      heading={heading}
      lead={lead}
      count={{ at, of: finderParts.length, label: t('part', { part: at + 1, parts: finderParts.length }) }}
      notice={<Told />}
    >
      {children}
    </StepFrame>
  );
}

/** Says what went wrong, or was done, until the next action. What a press led to takes the focus; what comes by itself does not. */
function Told() {
  const { t } = useTranslation('careerFinder');
  const notice = useFact(({ context }) => context.notice);
  const words = useRef<HTMLDivElement>(null);
  const isOutcome = notice === 'cleared' || notice === 'away';
  useEffect(() => {
    if (isOutcome) words.current?.focus();
  }, [isOutcome]);
  if (notice === null || notice === 'unknown') return null;
  return (
    <div ref={words} tabIndex={-1}>
      <Banner
        tone={notice === 'cleared' ? 'ok' : 'bad'}
        {...(!isOutcome && { role: 'alert' })}
        title={t(`notice.${notice}.title`)}
      >
        <p>{t(`notice.${notice}.body`)}</p>
      </Banner>
    </div>
  );
}

/** Says whether the answers have reached the server. It always has its line, so that nothing moves. */
export function SavedNote() {
  const { t } = useTranslation('careerFinder');
  const send = useSend();
  const state = useFact((snapshot) =>
    snapshot.hasTag('unsent')
      ? 'unsent'
      : snapshot.context.unsent.length > 0
        ? 'sending'
        : snapshot.context.reference === null
          ? 'nothing'
          : 'saved',
  );
  const note = useFocusHome<HTMLDivElement>('output');
  return (
    <div ref={note} className={styles.saved}>
      <output>{state === 'nothing' ? '' : t(`saving.${state}`)}</output>
      {state === 'unsent' && (
        <Button variant="quiet" onClick={() => send({ type: 'sending.retry' })}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  );
}

/** Leads back to the overview. */
export function ToOverview() {
  const { t } = useTranslation('careerFinder');
  return <BackTo step="overview">{t('toOverview')}</BackTo>;
}

/** A path of cement tiles: one is laid for each answer. Readers have the count in words. */
export function TilePath({ laid, of }: { laid: readonly string[]; of: number }) {
  return (
    <div className={styles.path} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={styles.slot}>
          {laid[at] !== undefined && <DrawnTiles key={laid[at]} seed={laid[at]} cols={1} rows={1} />}
        </span>
      ))}
    </div>
  );
}

/** Offers to go on with what this device has. */
function KeepMine({ label }: { label: string }) {
  const send = useSend();
  return (
    <Button variant="line" onClick={() => send({ type: 'finder.keepMine' })}>
      {label}
    </Button>
  );
}

/** A link was followed without a network. */
export function OpenFailedScreen() {
  const { t } = useTranslation('careerFinder');
  return (
    <FinderPage heading={t('openFailed.heading')} lead={t('openFailed.lead')}>
      <div className={row}>
        <TryAgain />
        <KeepMine label={t('openFailed.without')} />
      </div>
    </FinderPage>
  );
}

/** A link leads nowhere. */
export function LinkUnknownScreen() {
  const { t } = useTranslation('careerFinder');
  return (
    <FinderPage heading={t('linkUnknown.heading')} lead={t('linkUnknown.lead')}>
      <div className={row}>
        <KeepMine label={t('linkUnknown.without')} />
        <LinkButton variant="quiet" href={paths.careerFinder()}>
          {t('about')}
        </LinkButton>
      </div>
    </FinderPage>
  );
}

/** The answers were cleared on another device. */
export function GoneScreen() {
  const { t } = useTranslation('careerFinder');
  const send = useSend();
  return (
    <FinderPage heading={t('gone.heading')} lead={t('gone.lead')}>
      <div className={row}>
        <KeepMine label={t('gone.keep')} />
        <Button variant="danger" onClick={() => send({ type: 'finder.clear' })}>
          {t('gone.clear')}
        </Button>
      </div>
    </FinderPage>
  );
}
