import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { noise } from '../support/hostile-files.ts';
import { usePeople } from '../support/use-people.ts';

const { settledPerson } = usePeople();
const { phone } = useBrowser();

it('sends the photo that was chosen last, though a larger one is ready after it', async () => {
  const page = await phone({ buyer: await settledPerson() });
  await page.goto('/account/parking-permit');
  // An element for each photo that has been reduced.
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    const createElement = (name: string) => {
      const element = create(name);
      if (!(element instanceof HTMLCanvasElement)) return element;
      const toBlob = element.toBlob.bind(element);
      element.toBlob = (hand, ...how) =>
        toBlob(
          (blob) => {
            hand(blob);
            document.body.append(create('reduced-photo'));
          },
          ...how,
        );
      return element;
    };
    Object.assign(document, { createElement });
  });
  const large = await noise(5000, 4000).jpeg().toBuffer();
  const small = await noise(300, 200).jpeg().toBuffer();
  const front = page.getByRole('group', { name: 'Driving licence, front' });
  const input = front.locator('input[name]');
  await input.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await input.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: small });
  await expect.poll(() => page.locator('reduced-photo').count()).toBe(2);
  await expect.poll(() => front.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
});

it('says of which photo each error is', async () => {
  const page = await phone({ buyer: await settledPerson() });
  await page.goto('/account/parking-permit');
  await page.getByLabel('Car registration number').fill('LUZ 027');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Xemx') };
  for (const name of ['Driving licence, front', 'Driving licence, back'])
    await page.getByRole('group', { name }).locator('input[name]').setInputFiles(notes);
  await button(page, 'Continue to payment').click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(['front', 'back'].map((side) => `Driving licence, ${side}: Choose a photo in JPG or PNG`));
});
