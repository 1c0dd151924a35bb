import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** More stops than any step has. */
const mostStops = 60;

export const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** The element that has the focus, in words for a failure. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return [element?.tagName, element?.getAttribute('aria-label') ?? element?.textContent.slice(0, 80)].join(' ');
  });

/** Presses a key until something is so, and fails with what has the focus instead. */
async function pressUntil(page: Page, key: string, isSo: () => Promise<boolean>, wanted: string): Promise<void> {
  for (let stop = 0; !(await isSo()); stop += 1) {
    if (stop === mostStops) throw new Error(`${key} leads to ${await focusIn(page)}, never to ${wanted}`);
    await page.keyboard.press(key);
  }
}

/** Says if a control's focus ring is missing, out of sight or in sight. If the control itself is hidden, its label has the ring. */
const ringOf = (control: Locator) =>
  control.evaluate((element: HTMLElement | HTMLInputElement) => {
    if (!element.matches(':focus-visible')) return 'no ring';
    const labels = 'labels' in element ? Array.from(element.labels ?? []) : [];
    const ofSeats = element.closest('[role=grid]')?.lastElementChild ?? [];
    const isDrawn = (place: Element) => {
      const { visibility, outlineStyle, outlineWidth, borderStyle, clipPath } = getComputedStyle(place);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const isRingOfSeats = place === ofSeats && borderStyle === 'solid';
      return visibility === 'visible' && clipPath === 'none' && (isRing || isRingOfSeats);
    };
    const rings = [element, element.nextElementSibling ?? [], labels, ofSeats].flat().filter(isDrawn);
    const isSeen = (place: Element) => {
      const { top, bottom, width } = place.getBoundingClientRect();
      return width > 10 && bottom > 0 && top < innerHeight;
    };
    if (rings.length === 0) return 'no ring';
    return rings.some(isSeen) ? 'in sight' : 'out of sight';
  });

/** Checks that one sees which control has the focus. */
export async function showsFocus(control: Locator): Promise<void> {
  await expect.poll(() => ringOf(control), { message: control.toString() }).toBe('in sight');
}

/** Tabs to a control, or back to it, and checks that it shows the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  await pressUntil(page, key, () => isFocused(control), control.toString());
  await showsFocus(control);
}

/** Tabs to a button, a link or a box, and presses a key on it. */
export async function use(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Tabs to a field and types into it, instead of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a field for a date, or a date and a time before noon, and types it: the same in any order of day and month. */
export async function typeDate(
  page: Page,
  field: Locator,
  dayAndMonth: string,
  year: string,
  time = '',
): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(`${dayAndMonth}${dayAndMonth}${year}`);
  if (time === '') return;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${time}a`);
}

/** Tabs to a group of radios, and goes on with the arrows to one of them. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor();
  const isInGroup = () =>
    radio.evaluate((element: HTMLInputElement) => {
      const { activeElement: focus } = document;
      return focus instanceof HTMLInputElement && focus.type === 'radio' && focus.name === element.name;
    });
  await pressUntil(page, 'Tab', isInGroup, `the group of ${radio.toString()}`);
  await pressUntil(page, 'ArrowDown', () => isFocused(radio), radio.toString());
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  expect(await radio.isChecked()).toBe(true);
}

/** Tabs to a list, and goes on with the arrow to the option whose value or text this is. */
export async function chooseOption(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await list
    .getByRole('option')
    .filter({ hasText: option })
    .or(list.locator(`[value="${option}"]`))
    .first()
    .waitFor({ state: 'attached' });
  const isChosen = () =>
    list.evaluate(
      (select: HTMLSelectElement, wanted) =>
        select.value === wanted || select.selectedOptions[0]?.textContent.includes(wanted) === true,
      option,
    );
  await pressUntil(page, 'ArrowDown', isChosen, option);
}

/** Waits for a step, and checks that the focus came along: to its heading or its first field, where one sees it. */
export async function arriveAt(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await title.waitFor();
  const landing = () =>
    title.evaluate((heading) => {
      const { activeElement: focus } = document;
      const first = document.querySelector('main :is(input, select, textarea)');
      const { top = 0, bottom = 0 } = focus?.getBoundingClientRect() ?? {};
      const isSeen = bottom > 0 && top < innerHeight;
      if (focus === heading || focus === first) return isSeen ? 'seen' : 'out of sight';
      return `on ${focus?.tagName} ${focus?.textContent.slice(0, 80)}`;
    });
  await expect.poll(landing).toBe('seen');
}

/** Tabs to the button of a field for files, and chooses one there. */
export async function chooseFile(page: Page, field: Locator, file: Chosen): Promise<void> {
  // A busy page takes a key before it learns that somebody waits for the chooser; the stops before it tell it in time.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), use(page, field)]);
  await chooser.setFiles(file);
}

/** Sends a form that lacks an answer: the focus goes to the summary of what is wrong, and its first link leads to the field. */
export async function isLedTo(page: Page, field: Locator, send: Locator): Promise<void> {
  await use(page, send);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('listitem') });
  await summary.waitFor();
  await expect.poll(() => isFocused(summary)).toBe(true);
  await use(page, summary.getByRole('link').first());
  await expect.poll(() => isFocused(field)).toBe(true);
  await showsFocus(field);
}

/** Checks that Tab leads from a step's heading round the whole page, and Shift+Tab back past it: nothing holds the focus. */
export async function leadsRound(page: Page): Promise<void> {
  const first = page.getByRole('link').or(page.getByRole('button')).first();
  await pressUntil(page, 'Tab', () => isFocused(first), first.toString());
  await page.keyboard.press('Shift+Tab');
  const isBefore = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const place = heading.compareDocumentPosition(document.activeElement ?? document.body);
      return (place & Node.DOCUMENT_POSITION_PRECEDING) > 0 && document.activeElement !== document.body;
    });
  await pressUntil(page, 'Shift+Tab', isBefore, 'what comes before the heading');
}
