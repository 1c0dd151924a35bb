import { expect, test } from 'vitest';
import { aSession, DECLINED, post, startParts } from './parts.ts';

test('the page says in both languages that no money moves, shows the order, and runs no script', async () => {
  const { gateway } = await startParts();
  const { url } = await gateway.createSession(aSession({ locale: 'mt' }));
  const answer = await fetch(url);
  const page = await answer.text();
  expect(page).toContain('<html lang="mt">');
  expect(page).toContain('ma jittieħdux flus');
  expect(page).toContain('2 × Platea, filliera Ħ');
  expect(page).toContain('€32.50');
  expect(page).not.toMatch(/<script|style=|<style/);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://127.0.0.1:4149",
  );
  expect((await fetch(new URL('/page.css', url))).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('a button fills in its test card', async () => {
  const { gateway } = await startParts();
  const { url } = await gateway.createSession(aSession());
  expect(await (await fetch(`${url}?fill=4242424242424242`)).text()).toContain('value="4242 4242 4242 4242"');
});

test('an error takes the focus, links to the field and is in the title', async () => {
  const { gateway } = await startParts();
  const { url } = await gateway.createSession(aSession());
  const page = await (await post(url, new URLSearchParams({ card: DECLINED }))).text();
  expect(page).toContain('<title>Error: ');
  expect(page).toMatch(/role="alert" tabindex="-1" autofocus/);
  expect(page).toContain('<a href="#card">The card was declined. Try another card</a>');
  expect(page).toContain('aria-invalid="true"');
});

test('hostile texts stay texts', async () => {
  const { gateway } = await startParts();
  const hostile = '"><script>alert(1)</script>';
  const { url } = await gateway.createSession(
    aSession({
      lines: [{ name: hostile, amountCents: 100, quantity: 1 }],
      cancelUrl: 'http://127.0.0.1:4149/?a="><b>',
    }),
  );
  const page = await (await fetch(`${url}?fill=${encodeURIComponent(hostile)}`)).text();
  expect(page).not.toMatch(/<script|<b>"/);
});
