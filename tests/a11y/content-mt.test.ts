import { expect, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { guideAddresses } from '../support/guide-addresses.ts';
import { readingAddresses } from '../support/reading-addresses.ts';

const { desk } = useBrowser();

it.each([...readingAddresses, ...guideAddresses])('%s is accessible in Maltese', async (address) => {
  const page = await desk({ locale: 'mt' });
  await visit(page, address);
  expect(await audit(page, 'mt', address)).toEqual([]);
});
