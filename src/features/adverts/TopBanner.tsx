import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { topBannerQuery } from './adverts.queries.ts';
import * as styles from './TopBanner.css.ts';

/** The union's announcement on the home page, below the sea; nothing if none is published. */
export function TopBanner() {
  const { data: banner } = useQuery(topBannerQuery);
  const titleId = useId();
  if (banner?.published !== true) return null;
  const { title, description, button_text: label, button_link: href } = banner;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
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
