import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { visit } from '../support/audit.ts';
import { useBrowser, type Visits } from '../support/browser.ts';
import { expectStill } from '../support/layout-shift.ts';

const { desk, phone } = useBrowser({ keepsWindows: true });

/** A window of somebody whose browser has the fonts: `npm run perf` measures the shifts when they come late. */
async function openAgain(open: Visits['desk'], consent?: 'undecided' | 'accepted'): Promise<Page> {
  const page = await open(consent && { consent });
  if (page.url() === 'about:blank') await visit(page, '/policies/cookie-policy');
  return page;
}

// Text pages are checked for this in their audits; see content-en and content-mt.
describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('on a %s', (_, open) => {
  it.each(['/', '/login', '/media/events', '/media/events/kuncert-tal-kor', '/no-such-page'])(
    '%s stands still while it loads',
    async (address) => {
      const page = await openAgain(open);
      await visit(page, address);
      await expectStill(page, address);
    },
  );

  it.each(['undecided', 'accepted'] as const)(
    'what comes at the foot of the window moves nothing: %s',
    async (consent) => {
      for (const address of ['/', '/media/events/kuncert-tal-kor', '/no-such-page']) {
        const page = await openAgain(open, consent);
        await visit(page, address);
        await expectStill(page, address);
      }
    },
  );
});
