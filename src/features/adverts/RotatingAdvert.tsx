import { useTranslation } from 'react-i18next';
import type { BannerAdvert } from './advert.ts';
import { BannerPicture } from './BannerPicture.tsx';
import * as styles from './RotatingAdvert.css.ts';
import { useHeld } from './use-held.ts';
import { useRotation } from './use-rotation.ts';

interface Props {
  adverts: readonly BannerAdvert[];
  onClose: () => void;
}

interface ControlProps {
  sign: keyof typeof styles.signs;
  label: string;
  onClick: () => void;
}

function Control({ sign, label, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <span className={styles.signs[sign]} aria-hidden="true" />
    </button>
  );
}

/** Banner adverts in turn. They stop under the pointer or the focus, when paused, and if the visitor prefers reduced motion. */
export function RotatingAdvert({ adverts, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { held, holding } = useHeld();
  const { shown, isPlaying, toggle } = useRotation(adverts.length, held);
  return (
    <section className={styles.root} aria-label={t('adverts.label')} {...holding}>
      <div className={styles.controls}>
        {adverts.length > 1 && (
          <Control
            sign={isPlaying ? 'pause' : 'play'}
            label={t(isPlaying ? 'adverts.pause' : 'adverts.play')}
            onClick={toggle}
          />
        )}
        <Control sign="close" label={t('adverts.close')} onClick={onClose} />
      </div>
      <div className={styles.stage}>
        <p className={styles.label} aria-hidden="true">
          {t('adverts.label')}
        </p>
        <div className={styles.pictures}>
          {adverts.map((advert, at) => (
            <BannerPicture key={advert.id} advert={advert} shown={at === shown} />
          ))}
        </div>
      </div>
    </section>
  );
}
