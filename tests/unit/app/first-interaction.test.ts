import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstScript, watchPointer } from '../../../src/app/first-script.ts';
import { signs } from '../../../src/kit/browser/first-interaction.ts';

/** A pointer's event; its fields for movement differ from browser to browser. */
const at = (x: number, y: number, type = 'pointermove') =>
  Object.assign(new Event(type), { screenX: x, screenY: y, movementX: 0, movementY: 0 });

describe('a pointer', () => {
  it('shows a person wherever it comes from, whatever is said of its movement', () => {
    for (const type of ['pointermove', 'pointerover']) expect(watchPointer()(at(200, 200, type))).toBe(false);
  });

  it('shows nobody while the page comes or shifts under it', () => {
    const isStill = watchPointer();
    expect(isStill(at(0, 0)), 'put into the corner of a new page').toBe(true);
    isStill(at(200, 200));
    expect([isStill(at(200, 200)), isStill(at(200, 200, 'pointerover'))]).toEqual([true, true]);
    expect(isStill(at(201, 200))).toBe(false);
  });

  it('shows a person who presses without having moved', () => {
    expect(watchPointer()(at(0, 0, 'pointerdown'))).toBe(false);
  });
});

describe('the first script', () => {
  /** Runs the first script as a page does, as far as its listeners. */
  function listen() {
    const page = new EventTarget();
    const window: { early?: { isSomebodyHere: boolean } } = {};
    const document = {
      currentScript: { dataset: { code: '{"entry":"/app.js","preloads":[]}' } },
      documentElement: { dataset: {} },
      readyState: 'loading',
      visibilityState: 'visible',
    };
    const addEventListener = page.addEventListener.bind(page);
    runInNewContext(firstScript, {
      window,
      document,
      addEventListener,
      localStorage: { getItem: () => null },
      // Nothing here counts as one.
      Element: Event,
    });
    return { page, isSomebodyHere: () => window.early?.isSomebodyHere };
  }

  it.each(signs)('takes a single %s for a sign of a person', (sign) => {
    const { page, isSomebodyHere } = listen();
    expect(isSomebodyHere()).toBe(false);
    page.dispatchEvent(sign.startsWith('pointer') ? at(200, 200, sign) : new Event(sign));
    expect(isSomebodyHere()).toBe(true);
  });
});
