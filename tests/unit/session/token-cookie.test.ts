import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const now = Math.floor(Date.now() / 1000);
const tokenFrom = (iat: number) =>
  `x.${Buffer.from(JSON.stringify({ iat, exp: iat + 3600, registered: true })).toString('base64url')}.x`;
const token = tokenFrom(now);
const DAY = 24 * 60 * 60;

/** The cookie store of a browser: it accepts cookies that begin with __Host- only under the browsers' rules. */
function openPage(protocol: string, kept: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(kept));
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    getElementById: () => ({ textContent: JSON.stringify({ id: 'su' }) }),
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...rules] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const isFit = rules.includes('Path=/') && rules.includes('Secure') && protocol === 'https:';
      if (name.startsWith('__Host-') && !isFit) return;
      if (rules.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return cookies;
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());
const openSession = async () => (await import('../../../src/kit/session/session.ts')).session;

describe('the token', () => {
  it.each([
    ['https:', '__Host-su_token'],
    ['http:', 'su_token'],
  ])('is kept on %s as %s, and nowhere else', async (protocol, name) => {
    const cookies = openPage(protocol);
    const session = await openSession();
    session.signIn(token);
    expect([...cookies.keys()]).toEqual([name]);
    expect(session.token()).toBe(token);
    session.signOut();
    expect([...cookies.keys()]).toEqual([]);
  });

  it('from before the name changed still counts, and moves with the next', async () => {
    const cookies = openPage('https:', { su_token: token });
    const session = await openSession();
    expect(session.token()).toBe(token);
    session.signIn(token);
    expect([...cookies.keys()]).toEqual(['__Host-su_token']);
  });

  it.each([
    ['behind', now + DAY],
    ['ahead', now - DAY],
  ])('lasts as long as its cookie where the device’s clock is a day %s', async (_, issuedAt) => {
    const cookies = openPage('http:');
    const session = await openSession();
    session.signIn(tokenFrom(issuedAt));
    expect(session.token()).toBe(tokenFrom(issuedAt));
    const changed = vi.fn();
    vi.useFakeTimers();
    const stop = session.subscribe(changed);
    vi.advanceTimersByTime(3600_000);
    expect(changed).not.toHaveBeenCalled();
    cookies.clear();
    vi.advanceTimersByTime(60_000);
    stop();
    vi.useRealTimers();
    expect(changed).toHaveBeenCalledOnce();
    expect(session.read()).toEqual({ state: 'signedOut' });
  });

  it('that nobody can decode is none', async () => {
    openPage('http:', { su_token: '%E0%A4%A' });
    expect((await openSession()).read()).toEqual({ state: 'signedOut' });
  });
});
