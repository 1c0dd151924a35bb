import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Account.css.ts';
import { type Square, largestSquare, largestZoom, moved, zoomOf, zoomed } from './crop.ts';
import * as cropperStyles from './Cropper.css.ts';
import { useUploadPicture } from './picture.queries.ts';

/** Pixels of the canvas a side: enough for a sharp picture on a good screen. */
const side = 640;
/** Share of the square by which an arrow key moves it, and factor by which plus and minus change its size. */
const step = 0.04;
const factor = 1.12;

interface CropperProps {
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
function Cropper({ picture, square, onChange }: CropperProps) {
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
    <div className={cropperStyles.root}>
      <p id={hintId} className={cropperStyles.hint}>
        {t('details.picture.cropHint')}
      </p>
      {/* Arrow keys and dragging belong to the picture while it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={cropperStyles.frame}
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
        <canvas ref={canvas} className={cropperStyles.canvas} width={side} height={side} />
        <span className={cropperStyles.ring} aria-hidden="true" />
      </div>
      <label className={cropperStyles.zoom}>
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

interface Props {
  file: File;
  picture: ImageBitmap;
  /** `saved`, or undefined if the person discarded the picture. */
  onDone: (what: 'saved' | undefined) => void;
}

/** Crops a chosen picture to a square, and uploads it. */
export function PictureEditor({ file, picture, onDone }: Props) {
  const { t } = useTranslation('account');
  const [square, setSquare] = useState(() => largestSquare(picture));
  const { mutate, isPending, error } = useUploadPicture();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={stack.m}>
      <h3 ref={heading} className={styles.smallTitle} tabIndex={-1}>
        {t('details.picture.crop')}
      </h3>
      <Cropper picture={picture} square={square} onChange={setSquare} />
      <Failure error={error} />
      <div className={styles.actions}>
        <Button
          variant="act"
          busy={isPending ? t('details.picture.saving') : undefined}
          onClick={() => mutate({ file, square }, { onSuccess: () => onDone('saved') })}
        >
          {t('details.picture.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(undefined)}>
          {t('details.cancel')}
        </Button>
      </div>
    </div>
  );
}
