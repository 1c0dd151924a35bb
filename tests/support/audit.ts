import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { comesAlive } from './late-parts.ts';
import { open, settles } from './settles.ts';
import { type Locale, textKeys } from './words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const widths = [1280, 320] as const;
/** The colours are the same in either language: dark pages are checked in English. */
const schemes = { en: ['light', 'dark'], mt: ['light'] } as const;

/** Everything that can be read or heard on a page: its visible text and the names of its controls. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = document.querySelectorAll('[aria-label], [title], [placeholder], [alt]');
    const names = [...named].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    return [document.title, document.body.innerText, ...names];
  });

async function findRawTexts(page: Page): Promise<string[]> {
  const words = (await textsOn(page)).flatMap((text) => text.split(/\s+/));
  return words.filter((word) => word.includes('{{') || textKeys.has(word)).map((word) => `raw text ${word}`);
}

async function findOverflow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
}

async function findWrongLanguage(page: Page, locale: Locale): Promise<string[]> {
  const lang = await page.evaluate(() => document.documentElement.lang);
  return lang === locale ? [] : [`html lang is ${lang}`];
}

/** Axe reports only violations, reads no styles that no rule needs, and names no element unasked: the rest of its work is most of it. */
const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] }, selectors: false };

/** Axe itself, minified, is half a megabyte: it is injected into a page once. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

const runAxe = (page: Page, options: axe.RunOptions): Promise<axe.Result[]> =>
  page.evaluate(async (given) => (await window.axe.run(document, given)).violations, options);

/** Another scheme changes the colours, and nothing else that a rule checks: in the dark only contrast is checked again. */
async function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const rules: axe.RunOptions = colorScheme === 'dark' ? { ...options, runOnly: ['color-contrast'] } : options;
  if ((await runAxe(page, rules)).length === 0) return [];
  const violations = await runAxe(page, { ...rules, selectors: true });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`),
  );
}

/** Opens an address, and waits until all requests of its page have been answered and all of it is hydrated, part of which needs an interaction. */
export async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await comesAlive(page);
  await settles(page);
}

/** The problems of the page in its present state, in wide and narrow, light and dark. */
export async function audit(page: Page, locale: Locale, what: string): Promise<string[]> {
  const problems = [...(await findRawTexts(page)), ...(await findWrongLanguage(page, locale))];
  await bringAxe(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await findOverflow(page)).map((problem) => `${width} px: ${problem}`));
    for (const colorScheme of schemes[locale]) {
      await page.emulateMedia({ colorScheme });
      const found = await findViolations(page, colorScheme);
      problems.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: widths[0], height: 800 });
  return [...new Set(problems)].map((problem) => `${locale}, ${what}: ${problem}`);
}

/** Audits of several pages, or of one page in several states, for one expectation. */
export function auditsOn(page: Page, locale: Locale) {
  const problems: string[] = [];
  /** Audits the page as it is now. */
  const here = async (what: string) => void problems.push(...(await audit(page, locale, what)));
  /** Opens an address, and audits its page. */
  const at = async (address: string) => {
    await visit(page, address);
    await here(address);
  };
  return { problems, here, at };
}
