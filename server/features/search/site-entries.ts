import { resolveMoment } from '../../kernel/calendar/moments.ts';
import type { Article } from '../../kernel/content/site/articles.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Union } from '../../kernel/content/union.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import { listedPages } from '../../kernel/content/visible-pages.ts';
import { kindNames } from '../../kernel/content/kind-names.ts';
import { named } from '../../kernel/reference/named.ts';
import { plainText } from '../../kernel/text/blocks.ts';
import type { Entry, FoundKind } from './entry.ts';

/** Everything of the site's content that can be found, in one language. */
export function siteEntries(site: Site, union: Union, locale: Locale): Entry[] {
  return [
    ...textEntries(site, union, locale),
    ...initiativeEntries(site, union, locale),
    ...peopleEntries(site, locale),
  ];
}

function textEntries(site: Site, union: Union, locale: Locale): Entry[] {
  const article = (
    kind: FoundKind,
    { slug, title, summary, body, author, published }: Article,
    label: string,
  ): Entry => ({
    kind,
    id: slug,
    title: title[locale],
    label,
    summary: summary[locale],
    body: `${author} ${plainText(body[locale])}`,
    from: resolveMoment(published, new Date(0), union.timeZone),
  });
  return [
    ...listedPages(site.pages, union).map(({ slug, title, lead, body }): Entry => ({
      kind: 'page',
      id: slug,
      title: title[locale],
      label: null,
      summary: lead[locale],
      body: plainText(body[locale]),
    })),
    ...site.news.map((news) => article('news', news, named(site.newsCategories, news.category, locale).name)),
    ...site.resources.map((each) =>
      article('resource', each, named(site.resourceCategories, each.category, locale).name),
    ),
    ...site.faqs.flatMap(({ name, questions }) =>
      questions.map(({ id, question, answer }): Entry => {
        const text = plainText(answer[locale]);
        return { kind: 'faq', id, title: question[locale], label: name[locale], summary: text, body: '' };
      }),
    ),
  ];
}

function initiativeEntries(site: Site, { flags }: Union, locale: Locale): Entry[] {
  const themes = flags['tedx'] === true ? site.themes : [];
  return [
    ...site.funds.map(({ slug, name, summary, body, covers, rules }): Entry => ({
      kind: 'fund',
      id: slug,
      title: name[locale],
      label: null,
      summary: summary[locale],
      body: [plainText(body[locale]), ...covers[locale], plainText(rules[locale])].join(' '),
    })),
    ...themes.map(({ slug, name, year, summary, body, talks }): Entry => ({
      kind: 'tedx_theme',
      id: slug,
      title: name[locale],
      label: String(year),
      summary: summary[locale],
      body: [plainText(body[locale]), ...talks.flatMap(({ speaker, title }) => [speaker, title[locale]])].join(' '),
    })),
    ...site.hiringCompanies.map(({ slug, title, summary, description, positions, sectors }): Entry => ({
      kind: 'hiring_company',
      id: slug,
      title,
      label: sectors.map((area) => named(site.businessAreas, area, locale).name).join(', '),
      summary: summary[locale],
      body: [plainText(description[locale]), ...positions.map((position) => position.title[locale])].join(' '),
    })),
  ];
}

function peopleEntries({ council, areas, organisations }: Site, locale: Locale): Entry[] {
  return [
    ...organisations.map(({ id, name, kind, summary }): Entry => ({
      kind: 'organisation',
      id,
      title: name,
      label: kindNames[kind][locale],
      summary: summary[locale],
      body: '',
    })),
    ...council.map(({ id, name, role, about, course }): Entry => ({
      kind: 'person',
      id,
      title: name,
      label: role[locale],
      summary: about[locale],
      body: course[locale],
    })),
    ...areas.flatMap(({ name: area, representatives }) =>
      representatives.map(({ id, name, role, course }): Entry => ({
        kind: 'person',
        id,
        title: name,
        label: role[locale],
        summary: area[locale],
        body: course?.[locale] ?? '',
      })),
    ),
  ];
}
