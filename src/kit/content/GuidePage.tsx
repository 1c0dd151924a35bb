import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { row } from '../theme/layout.css.ts';
import { Lead } from '../ui/Lead.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tiles } from '../art/Tiles.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { type Block, RichText } from '../ui/RichText.tsx';
import { asTitle } from '../ui/with-its-noun.tsx';
import { frieze, page as pageClass, words } from './ContentPage.css.ts';
import { Glance } from './Glance.tsx';
import * as styles from './GuidePage.css.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { Onward } from './Onward.tsx';
import { type Page, pageQuery } from './page.queries.ts';

/** A part of a text under one heading; the part before the first heading has none. */
interface TextSection {
  id: string | undefined;
  blocks: Block[];
}

/** A text divided at its headings. */
function sectionsOf(blocks: readonly Block[]): TextSection[] {
  const sections: TextSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading' || !last) {
      sections.push({ id: block.kind === 'heading' ? block.id : undefined, blocks: [block] });
    } else last.blocks.push(block);
  }
  return sections;
}

interface Way {
  href: string;
  label: string;
}

interface Parts {
  /** The page's yellow action; undefined while the service is closed. */
  action?: Way | undefined;
  /** A second action, beside the first. */
  second?: Way;
  /** A notice before the text. */
  notice?: ReactNode;
  /** A strip of tiles over the whole width of the window, above the title; the facts then have none. */
  strip?: boolean;
  /** A drawing of the page's own over the whole width of the window, above the title. */
  masthead?: ReactNode;
  /** Replaces the page's own facts. */
  glance?: ReactNode;
  /** Before the text, over the full width. */
  under?: ReactNode;
  /** After the text, over the full width. */
  children?: ReactNode;
}

interface Props extends Parts {
  /** Name of the page in the content. */
  slug: string;
  /** The page's title. */
  title: string;
}

/** A service's page: what it is, what it costs, what it needs and how it works, with a button to begin. */
export function GuidePage({ slug, title, ...parts }: Props) {
  return (
    <LoadedPage query={useQuery(pageQuery(slug))} title={title}>
      {(page) => <Guide page={page} title={title} {...parts} />}
    </LoadedPage>
  );
}

function Guide({
  page,
  title,
  action,
  second,
  notice,
  strip = false,
  masthead,
  glance,
  under,
  children,
}: Parts & { page: Page; title: string }) {
  const { lead, body, facts, links, art } = page;
  const ways = [action, second].map((way) => way?.href);
  const sections = sectionsOf(body);
  // Beside the last of an odd number there is room for the links; where more content follows the text, they come after that.
  const hasFreePlace = sections.length % 2 === 1 && children === undefined;
  const onward = <Onward links={links.filter(({ href }) => !ways.includes(href))} />;
  return (
    <>
      {strip && (
        <div className={classNames(frieze, styles.strip)}>
          <Tiles seed={art.seed} cols={18} rows={1} />
        </div>
      )}
      {masthead}
      <div className={pageClass}>
        <div className={styles.head}>
          <div className={words}>
            <h1>{asTitle(title)}</h1>
            <Lead>{lead}</Lead>
            {notice}
            {(action ?? second) && (
              <div className={row}>
                {action && (
                  <LinkButton variant="act" href={action.href}>
                    {action.label}
                  </LinkButton>
                )}
                {second && (
                  <LinkButton variant="line" href={second.href}>
                    {second.label}
                  </LinkButton>
                )}
              </div>
            )}
          </div>
          {glance ??
            (strip && facts.length === 0 ? null : <Glance seed={strip ? undefined : art.seed} facts={facts} />)}
        </div>
        {under}
        <div className={styles.sections}>
          {sections.map(({ id, blocks }, at) => (
            <div key={id ?? at} className={styles.section}>
              <RichText blocks={blocks} />
            </div>
          ))}
          {hasFreePlace && onward}
        </div>
        {children}
        {!hasFreePlace && onward}
      </div>
    </>
  );
}
