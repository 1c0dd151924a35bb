import { clientOf } from './client.ts';
import { addresses, fetchFrom } from './from-address.ts';

/** Ways to log in at two portals that share their accounts. */
export function doorOf(urls: readonly [string, string]) {
  const nextAddress = addresses();

  /** A caller without an account, at a network address of their own by default. */
  const from = (address = nextAddress(), url = urls[0]) => clientOf(url, undefined, fetchFrom(address));

  async function login(email: string, password: string, address?: string, url?: string) {
    const { data, error, response } = await from(address, url).POST('/auth/login', { body: { email, password } });
    return { status: response.status, code: error?.code, token: data?.data.authToken ?? '' };
  }

  async function whoIs(token: string, url = urls[1]) {
    const { data, response } = await clientOf(url, { token }).GET('/auth/me');
    return { status: response.status, profile: data?.data };
  }

  return { from, login, whoIs, nextAddress };
}
