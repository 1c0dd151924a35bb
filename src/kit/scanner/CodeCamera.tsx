import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './CodeCamera.css.ts';
import { createReader } from './reader.ts';

interface Props {
  /** Names the picture for those who don't see it. */
  label: string;
  /** The other way, where there is no camera: 'Type the code.' */
  otherwise: string;
  /** Called once for each code that comes into sight. */
  onCode: (code: string) => void;
}

/** Between two looks, in milliseconds: quick for people, easy on an old phone's battery. */
const LOOK_MS = 120;
/** A code has to be out of sight for as long before it counts again. */
const GONE_MS = 2500;

interface Torch {
  torch?: boolean;
}

type Camera = 'starting' | 'running' | 'refused' | 'missing';

const problemOf = (error: unknown): Camera =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';

/** The picture of the camera at the back, which reads QR codes; with a light where the phone has one. */
export function CodeCamera({ label, otherwise, onCode }: Props) {
  const { t } = useTranslation('scanner');
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setIsLit] = useState(false);
  const read = useEffectEvent(onCode);

  useEffect(() => {
    const player = video.current;
    if (player === null) return undefined;
    const ended = new AbortController();
    void watch(player, ended.signal, {
      onStart: (found) => {
        setTrack(found);
        setCamera('running');
      },
      onCode: (code) => read(code),
    }).catch((error: unknown) => {
      if (!ended.signal.aborted) setCamera(problemOf(error));
    });
    return () => ended.abort();
  }, []);

  const able = track?.getCapabilities?.();
  const hasTorch = able !== undefined && 'torch' in able && able.torch === true;
  const light = () => {
    const wanted: Torch = { torch: !isLit };
    // A torch is not in TypeScript's list of constraints.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    void track?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] }).then(() => setIsLit(!isLit));
  };
  return (
    <div className={styles.root}>
      {/* The picture has no sound. */}
      <video ref={video} className={styles.picture} aria-label={label} muted playsInline />
      {camera === 'starting' && <p className={styles.note}>{t('starting')}</p>}
      {(camera === 'refused' || camera === 'missing') && (
        <div className={styles.note}>
          <Banner tone="warn" role="alert">
            {t(camera)} {otherwise}
          </Banner>
        </div>
      )}
      {hasTorch && (
        <div className={styles.torch}>
          <Button variant="line" aria-pressed={isLit} onClick={light}>
            {t('torch')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Events {
  onStart: (track: MediaStreamTrack | undefined) => void;
  onCode: (code: string) => void;
}

/** Shows the camera and reads codes until the signal is aborted. Rejects where there is no camera or it may not be used. */
async function watch(player: HTMLVideoElement, signal: AbortSignal, { onStart, onCode }: Events): Promise<void> {
  if (navigator.mediaDevices === undefined) throw new Error('No camera: the page is not on a secure host');
  const [stream, readFrom] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }),
    createReader(),
  ]);
  const stop = () => {
    for (const each of stream.getTracks()) each.stop();
    player.srcObject = null;
  };
  if (signal.aborted) return stop();
  player.srcObject = stream;
  await player.play().catch(() => undefined);
  onStart(stream.getVideoTracks()[0]);
  let last = { code: '', seenAt: 0 };
  const see = (code: string) => {
    const now = performance.now();
    const isNew = code !== last.code || now - last.seenAt > GONE_MS;
    last = { code, seenAt: now };
    if (isNew) onCode(code);
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking || player.readyState < player.HAVE_CURRENT_DATA) return;
    isLooking = true;
    void readFrom(player)
      .then((code) => (code === undefined || signal.aborted ? undefined : see(code)))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
}
