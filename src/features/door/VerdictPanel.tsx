import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../machines/door/door.types.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import * as styles from './Door.css.ts';
import { useCan, useFact, useSend } from './door.flow.ts';

let sound: AudioContext | undefined;

/** A high tone of a given length (seconds), or a low one, some seconds from now. */
function tone(context: AudioContext, hertz: number, after: number, length: number): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = hertz;
  volume.gain.value = 0.2;
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(context.currentTime + after);
  oscillator.stop(context.currentTime + after + length);
}

/** One high tone and a short buzz for yes; two low tones and a long buzz for no: told apart without a look. */
function signal(mayEnter: boolean): void {
  navigator.vibrate?.(mayEnter ? 80 : [250, 100, 250]);
  try {
    sound ??= new AudioContext();
    void sound.resume();
    if (mayEnter) tone(sound, 1320, 0, 0.12);
    else for (const after of [0, 0.28]) tone(sound, 196, after, 0.2);
  } catch {
    // A browser without sound: the verdict is on the screen.
  }
}

/** A shape for each verdict, besides its word and its colour: a tick in a disc, a cross in a square, a question in a diamond. */
const shapes = {
  in: 'M4 13l5 5L20 6',
  no: 'M5 5l14 14M19 5L5 19',
  unknown: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5',
};

const shapeOf = ({ kind }: Verdict) => (kind === 'in' || kind === 'unknown' ? shapes[kind] : shapes.no);

/** Why not, where it isn't told by who came before; null after a yes. */
function reasonOf(verdict: Verdict) {
  if (verdict.kind === 'in' || verdict.kind === 'already') return null;
  return verdict.kind === 'refused' ? verdict.why : verdict.kind;
}

/** The number of verdicts so far: two may have the same words. */
function useVerdictCount(verdict: Verdict | null): number {
  const [last, setLast] = useState({ verdict, count: 0 });
  if (last.verdict !== verdict) setLast({ verdict, count: last.count + 1 });
  return last.count;
}

/** The verdict in the size of a hand: shape, word and colour, and who it is about. */
export function VerdictPanel() {
  const { t } = useTranslation('door');
  const verdict = useFact(({ context }) => context.verdict);
  const count = useVerdictCount(verdict);
  const isUndone = useFact((snapshot) => snapshot.hasTag('undone'));
  const canUndo = useCan({ type: 'entry.undo' });
  const canClose = useCan({ type: 'verdict.close' });
  const send = useSend();
  const words = useMomentWords();
  useEffect(() => {
    if (verdict !== null) signal(verdict.kind === 'in');
  }, [verdict]);
  const before = verdict?.kind === 'already' ? verdict.entry : null;
  const ticket = verdict !== null && 'ticket' in verdict ? verdict.ticket : null;
  const reason = verdict === null ? null : reasonOf(verdict);
  const lines = [
    ticket?.name ?? (ticket === null ? '' : t('nobodyNamed')),
    [ticket?.kind, ticket?.seat].filter(Boolean).join(', '),
    before === null ? '' : t('before', { door: before.door, time: words(before.at).time }),
    reason === null ? '' : t(`why.${reason}`),
  ].filter((line) => line !== '');
  const word = verdict === null ? (isUndone ? t('undone') : '') : t(`verdict.${verdict.kind}`);
  return (
    <div className={styles.verdict} data-kind={verdict?.kind ?? 'none'}>
      <LiveRegion urgent text={<span key={count}>{[word, ...lines].filter(Boolean).join('. ')}</span>} />
      {verdict === null ? (
        <p className={styles.idle}>{isUndone ? t('undone') : t('ready')}</p>
      ) : (
        <>
          <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d={shapeOf(verdict)} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          <div className={styles.told} aria-hidden="true">
            <p className={styles.word}>{word}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles.after}>
            {canUndo && (
              <Button variant="line" onClick={() => send({ type: 'entry.undo' })}>
                {t('undo')}
              </Button>
            )}
            {canClose && (
              <Button variant="line" onClick={() => send({ type: 'verdict.close' })}>
                {t('next')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
