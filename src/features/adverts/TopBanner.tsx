import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { topBannerQuery } from './adverts.queries.ts';
import * as styles from './TopBanner.css.ts';

/** The union's announcement above the home page; nothing if none is published. */
export function TopBanner() {
  const { data: banner } = useQuery(topBannerQuery);
  const titleId = useId();
  if (banner?.published !== true) return null;
  const { title, description, button_text: label, button_link: href } = banner;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div>
          {/* No heading: the banner comes before the first one of the page. */}
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          <RichText blocks={description} />
        </div>
        {label !== null && href !== null && (
          <LinkButton variant="line" href={href}>
            {label}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
