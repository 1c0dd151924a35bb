import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { largestZoom, moved, zoomed, zoomOf, type Square } from './crop.ts';
import * as styles from './Cropper.css.ts';

/** Pixels of the canvas a side: enough for a sharp picture on a good screen. */
const side = 640;
/** Share of the square by which an arrow key moves it, and factor by which plus and minus change its size. */
const step = 0.04;
const factor = 1.12;

interface Props {
  picture: ImageBitmap;
  square: Square;
  onChange: (square: Square) => void;
}

const directions: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function keyed(key: string, square: Square, picture: ImageBitmap): Square | undefined {
  const direction = directions[key];
  if (direction) return moved(square, ...direction, picture);
  if (key === '+' || key === '=') return zoomed(square, zoomOf(square, picture) * factor, picture);
  if (key === '-') return zoomed(square, zoomOf(square, picture) / factor, picture);
  return undefined;
}

/** Chooses the square of a picture that is kept: by dragging it, with the arrow keys, and by a slider for its size. */
export function Cropper({ picture, square, onChange }: Props) {
  const { t } = useTranslation('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const hintId = useId();
  useEffect(() => {
    const { x, y, size } = square;
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, size, size, 0, 0, side, side);
  }, [picture, square]);
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const { clientWidth } = currentTarget;
    const { x, y } = held.current;
    held.current = { x: clientX, y: clientY };
    // The picture follows the finger, so the square goes the other way.
    onChange(moved(square, (x - clientX) / clientWidth, (y - clientY) / clientWidth, picture));
  };
  const letGo = () => {
    held.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const next = keyed(event.key, square, picture);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className={styles.root}>
      <p id={hintId} className={styles.hint}>
        {t('details.picture.cropHint')}
      </p>
      {/* Arrow keys and dragging belong to the picture while it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('details.picture.area')}
        aria-describedby={hintId}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={styles.canvas} width={side} height={side} />
        <span className={styles.ring} aria-hidden="true" />
      </div>
      <label className={styles.zoom}>
        <span>{t('details.picture.zoom')}</span>
        <input
          type="range"
          min={1}
          max={largestZoom(picture)}
          step="any"
          value={zoomOf(square, picture)}
          onChange={({ target }) => onChange(zoomed(square, Number(target.value), picture))}
        />
      </label>
    </div>
  );
}
