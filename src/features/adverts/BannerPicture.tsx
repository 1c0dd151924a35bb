import { from } from '../../kit/theme/media.ts';
import type { BannerAdvert } from './advert.ts';
import * as styles from './BannerPicture.css.ts';

interface Props {
  advert: BannerAdvert;
  /** False while another banner has its turn. */
  shown: boolean;
}

/** The picture that fits the window. */
export function BannerPicture({ advert: { title, small, large, link }, shown }: Props) {
  return (
    <a className={styles.root} data-shown={shown || undefined} href={link} rel="sponsored">
      <picture>
        <source media={from.xl} srcSet={large} width={970} height={90} />
        <img className={styles.image} src={small} width={300} height={50} alt={title} />
      </picture>
    </a>
  );
}
