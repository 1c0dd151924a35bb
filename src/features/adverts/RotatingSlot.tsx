import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../kit/browser/reduced-motion.ts';
import { from } from '../../kit/theme/media.ts';
import { type BannerAdvert, advertsQuery } from './adverts.queries.ts';
import * as bannerPictureStyles from './BannerPicture.css.ts';
import * as styles from './RotatingAdvert.css.ts';
import { markSeen, wasSeen } from './seen.ts';
import { useHeld } from './use-held.ts';

interface BannerPictureProps {
  advert: BannerAdvert;
  /** False while another banner has its turn. */
  shown: boolean;
}

/** The picture that fits the window. */
function BannerPicture({ advert: { title, small, large, link }, shown }: BannerPictureProps) {
  return (
    <a className={bannerPictureStyles.root} data-shown={shown || undefined} href={link} rel="sponsored">
      <picture>
        <source media={from.xl} srcSet={large} width={970} height={90} />
        <img className={bannerPictureStyles.image} src={small} width={300} height={50} alt={title} />
      </picture>
    </a>
  );
}

const everyMs = 2000;

/** Shows `count` things in turn, each for 2,000 ms, while nothing holds them. With reduced motion it starts paused. */
function useRotation(count: number, held: boolean) {
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const [turn, setTurn] = useState(0);
  const isPlaying = wanted ?? !reduced;
  const rotates = isPlaying && !held && count > 1;
  useEffect(() => {
    if (!rotates) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs);
    return () => clearInterval(timer);
  }, [rotates]);
  return { shown: count === 0 ? 0 : turn % count, isPlaying, toggle: () => setWanted(!isPlaying) };
}

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
function RotatingAdvert({ adverts, onClose }: Props) {
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

/** The banner adverts, until they are closed. Only after consent: it asks the server, and stores that they were closed. */
export function RotatingSlot() {
  const [isClosed, setClosed] = useState(() => wasSeen('rotating'));
  const { data } = useQuery({ ...advertsQuery, enabled: !isClosed });
  if (isClosed || data === undefined || data.banners.length === 0) return null;
  const close = () => {
    markSeen('rotating');
    setClosed(true);
  };
  return <RotatingAdvert adverts={data.banners} onClose={close} />;
}
