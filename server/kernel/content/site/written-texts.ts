import { textsOf, type WrittenBlock, type WrittenText } from '../../text/blocks.ts';
import { hrefsIn, isSafeHref } from '../../text/spans.ts';
import type { ContentProblem } from '../problem.ts';
import { type Report, reporterOf } from '../report.ts';
import type { Site } from './site-type.ts';

type Placed = { file: string; path: string; text: WrittenText };

/** Reports parts of texts that are two things at once, unsafe links, and differences between the languages. */
export function reportTexts(dir: string, site: Site, problems: ContentProblem[]): void {
  for (const { file, path, text } of textsIn(site)) reportText(text, path, reporterOf(dir, file, problems));
}

/** Every long text of the site, with its place. */
function textsIn({ news, resources, pages, funds, themes, hiringCompanies, faqs, standing }: Site): Placed[] {
  const bodies = (folder: string, entries: readonly { slug: string; body: WrittenText }[]): Placed[] =>
    entries.map(({ slug, body }) => ({ file: `${folder}/${slug}.json`, path: 'body', text: body }));
  return [
    ...bodies('news', news),
    ...bodies('resources', resources),
    ...bodies('pages', pages),
    ...bodies('funds', funds),
    ...bodies('tedx', themes),
    ...hiringCompanies.map(({ slug, description }) => ({
      file: `companies/${slug}.json`,
      path: 'description',
      text: description,
    })),
    ...faqs.flatMap(({ questions }, topic) =>
      questions.map(({ answer }, at) => ({
        file: 'faqs.json',
        path: `[${topic}].questions[${at}].answer`,
        text: answer,
      })),
    ),
    { file: 'standing.json', path: 'banner.description', text: standing.banner.description },
  ];
}

/** Both languages must say the same: the same kinds of parts in the same order, with the same links. */
function reportText({ en, mt }: WrittenText, path: string, report: Report): void {
  for (const [locale, blocks] of Object.entries({ en, mt })) {
    blocks.forEach((block, index) => {
      const place = `${path}.${locale}[${index}]`;
      if (kindsOf(block).length !== 1) report(place, 'This is two things at once. Make two parts of it.');
      for (const href of textsOf(block).flatMap(hrefsIn)) {
        if (!isSafeHref(href)) report(place, `A link must not lead to ${href}. Use a path or an https address.`);
      }
    });
  }
  const index = en.findIndex((block, at) => shapeOf(block) !== shapeOf(mt[at]));
  const at = index === -1 && mt.length > en.length ? en.length : index;
  if (at === -1) return;
  const reason = 'The languages part here: write the same parts in the same order, with the same links, in both.';
  report(`${path}.mt[${at}]`, reason);
}

const kindsOf = (block: WrittenBlock): string[] =>
  typeof block === 'string' ? ['paragraph'] : Object.keys(block).filter((key) => key !== 'by');

/** The parts of a text that must be the same in both languages. */
const shapeOf = (block: WrittenBlock | undefined): string =>
  block === undefined ? '' : [...kindsOf(block), textsOf(block).length, ...textsOf(block).flatMap(hrefsIn)].join(' ');
