import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const tokenUntil = (seconds: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: seconds, registered: true })).toString('base64url')}.x`;
const token = tokenUntil(Math.floor(Date.now() / 1000) + 3600);

/** The cookie store of a browser: it accepts cookies that begin with __Host- only under the browsers' rules. */
function openPage(protocol: string, kept: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(kept));
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
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

  it('that nobody can decode is none', async () => {
    openPage('http:', { su_token: '%E0%A4%A' });
    expect((await openSession()).read()).toEqual({ state: 'signedOut' });
  });
});
