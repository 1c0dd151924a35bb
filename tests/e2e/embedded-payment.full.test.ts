import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../server/kernel/config/config.ts';
import { startPaymentSandbox } from 'checkout-sandbox';
import { startPortal } from '../../server/portal.ts';
import { type Person, stagePerson } from '../support/accounts.ts';
import { freePort } from '../support/free-port.ts';
import { SESSION_SECRET, temporaryFolder } from '../support/portal-process.ts';
import { EMBEDDED_WORDS, providerCalls, providerScript } from '../support/provider-script.ts';
import { putCluster } from '../support/ready-cluster.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { INSECURE_HOST } from '../browser.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { openStage } from '../support/stage.ts';

const closing = new AsyncDisposableStack();
afterAll(() => closing.disposeAsync());

let url: string;
let dataDir: string;
let provider: ReturnType<typeof sandboxOf>;
let db: ReturnType<typeof openStage>;
let buyer: Person;

/** A portal that embeds payments in its own pages; its provider is the sandbox, at another address. */
beforeAll(async () => {
  const folder = await temporaryFolder();
  closing.defer(() => folder.remove());
  dataDir = folder.path;
  await putCluster(dataDir);
  const contentDir = join(dataDir, 'content');
  await cp(new URL('../../content', import.meta.url), contentDir, { recursive: true });
  const union = JSON.parse(await readFile(join(contentDir, 'union.json'), 'utf8'));
  await writeFile(
    join(contentDir, 'union.json'),
    JSON.stringify({ ...union, payments: { ...union.payments, ui: 'embedded' } }),
  );
  const log = pino({ level: 'silent' });
  const sandbox = await startPaymentSandbox({ dir: join(dataDir, 'sandbox'), controls: true, log });
  closing.defer(() => sandbox.stop());
  provider = sandboxOf(dataDir);
  const reading = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SESSION_SECRET,
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
    STRIPE_API_BASE: sandbox.baseUrl,
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const portal = await startPortal({ config: reading.config, log, contentDir, withSite: true });
  closing.defer(() => portal.stop());
  ({ url } = portal);
  sandbox.setWebhookUrl(`${url}/webhooks/payments`);
  db = openStage(dataDir);
  closing.defer(() => db.destroy());
});
beforeEach(async () => {
  buyer = await stagePerson(db, url);
});

async function order(): Promise<{ id: string; session: string; url: string }> {
  const { data } = await buyer.client.POST('/auth/register/cards', {
    params: { query: { type: 'session', source: 'account' } },
  });
  const { payment_id, session_id, url: address } = data?.data ?? {};
  return { id: payment_id ?? '', session: session_id ?? '', url: address ?? '' };
}
const stateOf = async (payment: string) =>
  (await buyer.client.GET('/payments/{payment}', { params: { path: { payment } } })).data?.data.state;

it('a payment leads to a page of the portal, with the keys of its session for its buyer', async () => {
  const { id, session, url: address } = await order();
  expect(address).toBe(`${url}/payment/pay?payment=${id}`);
  const { data } = await buyer.client.GET('/payments/{payment}/embedded', { params: { path: { payment: id } } });
  expect(data?.data).toMatchObject({
    publishable_key: 'pk_test_of_nobody',
    cancel_url: expect.stringContaining('/payment/cancel?'),
  });
  expect(data?.data.client_secret).toContain(session);
});

it('only that page lets the provider’s script in', async () => {
  const policyOf = async (path: string) => (await fetch(url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/payment/pay?payment=x')).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  for (const path of ['/', '/payment/success', '/payment/payments', '/account']) {
    expect(await policyOf(path)).not.toContain('stripe');
    expect(await policyOf(path)).toMatch(/; trusted-types worker$/);
  }
});

/** The buyer's browser, and the pages that have asked for the provider's script: it does not load, unless this one is given in its place. */
async function openBrowser(script?: string) {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  closing.defer(() => context.close());
  await context.addCookies([
    { name: 'su_token', value: buyer.token, url },
    { name: 'locale', value: 'en', url },
  ]);
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(new URL(page.url()).pathname);
    return script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return { page, asked };
}

it('on an insecure host neither the provider’s script nor its page is asked for', async () => {
  const { id, url: address } = await order();
  const { page, asked } = await openBrowser();
  const insecure = new URL(address);
  insecure.hostname = INSECURE_HOST;
  await page.context().addCookies([{ name: 'su_token', value: buyer.token, domain: INSECURE_HOST, path: '/' }]);
  await page.goto(insecure.href);
  await page.getByRole('heading', { name: 'You can’t pay here' }).waitFor();
  expect(asked).toEqual([]);
  expect(await stateOf(id)).toBe('open');
});

it('where the provider’s script does not load, the browser goes to the provider’s own page and the money counts once', async () => {
  const { id, session, url: address } = await order();
  const { page, asked } = await openBrowser();
  await page.goto(address);
  await page.waitForURL(`${provider.url}/pay/**`);
  expect(asked).not.toEqual([]);
  // The embedded session has ended before anybody can pay in the other one.
  expect(await provider.pay(session)).toEqual({ paid: false, error: 'expired' });
  expect(await stateOf(id)).toBe('open');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(`${url}/**`);
  await expect.poll(() => stateOf(id)).toBe('paid');
});

const secretOf = async (payment: string) =>
  (await buyer.client.GET('/payments/{payment}/embedded', { params: { path: { payment } } })).data?.data.client_secret;

it('the provider’s page is mounted once, with the key and the payment’s secret, and destroyed on leaving', async () => {
  const { page, asked } = await openBrowser(providerScript());
  await page.goto(`${url}/account/student-card`);
  await page.getByRole('button', { name: /^Order for / }).click();
  await page.getByText(EMBEDDED_WORDS).waitFor();
  // Nothing of the provider's was loaded on the way here.
  expect(asked).toEqual(['/payment/pay']);
  const id = new URL(page.url()).searchParams.get('payment') ?? '';
  const made = ['key pk_test_of_nobody', `create ${await secretOf(id)}`, 'mount'];
  expect(await providerCalls(page)).toEqual(made);

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByText(EMBEDDED_WORDS).waitFor({ state: 'detached' });
  await expect.poll(() => providerCalls(page)).toEqual([...made, 'destroy']);
  // Another page of the provider's can only be made once the first is destroyed.
  await page.goBack();
  await page.getByText(EMBEDDED_WORDS).waitFor();
  expect(await providerCalls(page)).toEqual([...made, 'destroy', ...made]);
  expect(await page.getByText(EMBEDDED_WORDS).count()).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await stateOf(id)).toBe('open');
});

it.each<[string, string]>([
  ['refuses the key', providerScript('key')],
  ['refuses the secret', providerScript('secret')],
  ['can’t show its page', providerScript('mount')],
  ['fails at once', 'throw new Error("The script failed")'],
  ['is none', '<!doctype html><title>Blocked by your network</title>'],
])('where the provider’s script %s, the browser goes to the provider’s own page', async (_, script) => {
  const { url: address } = await order();
  const { page } = await openBrowser(script);
  const hosted = '**/api/payments/*/hosted';
  await page.route(hosted, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('heading', { name: 'We couldn’t open the payment page' }).waitFor();
  await page.getByRole('link', { name: 'Don’t pay now' }).waitFor();
  expect(await page.getByText(EMBEDDED_WORDS).count()).toBe(0);
  await page.unroute(hosted);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`${provider.url}/pay/**`);
});

it.each([
  ['script doesn’t answer', undefined],
  ['script never brings its page', providerScript('silence')],
])(
  'while the provider’s %s, the way out is on screen; after fifteen seconds the provider’s own page comes',
  async (_, script) => {
    const { id, url: address } = await order();
    const { page, asked } = await openBrowser(script);
    await page.clock.install();
    if (script === undefined) await page.route('https://js.stripe.com/**', () => void asked.push('/payment/pay'));
    await page.goto(address);
    await expect.poll(() => asked).toEqual(['/payment/pay']);
    if (script !== undefined) await expect.poll(() => providerCalls(page)).toHaveLength(2);
    await page.getByRole('link', { name: 'Don’t pay now' }).waitFor();
    await page.clock.runFor('00:14');
    expect(new URL(page.url()).pathname).toBe('/payment/pay');
    expect(await stateOf(id)).toBe('open');
    await page.clock.runFor('00:02');
    await page.waitForURL(`${provider.url}/pay/**`);
  },
);
