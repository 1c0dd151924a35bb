import { expect, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { guideAddresses } from '../support/guide-addresses.ts';
import { expectStill } from '../support/layout-shift.ts';
import { readingAddresses } from '../support/reading-addresses.ts';
import { someOf } from '../support/size.ts';

const { phone } = useBrowser({ keepsWindows: true });

it.each(someOf([...readingAddresses, ...guideAddresses], 1))(
  '%s stands still, and is accessible in Maltese',
  async (address) => {
    const page = await phone({ locale: 'mt' });
    await visit(page, address);
    await expectStill(page, address);
    expect(await audit(page, 'mt', address)).toEqual([]);
  },
);
