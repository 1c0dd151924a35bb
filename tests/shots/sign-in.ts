import { readFileSync } from 'node:fs';
import type { Viewer } from './pages.ts';

type DemoPerson = { email: string; password: string; userType: string };

const people = JSON.parse(
  readFileSync(new URL('../../content/people.json', import.meta.url), 'utf8'),
) as readonly DemoPerson[];

/** The token of a demo account of that kind. Throws if the portal does not let it in. */
export async function signIn(url: string, viewer: Exclude<Viewer, 'visitor'>): Promise<string> {
  const person = people.find(({ userType }) => (userType === 'organisation') === (viewer === 'organisation'));
  if (!person) throw new Error(`content/people.json has no ${viewer}: add one with a password.`);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const { data } = (await answer.json()) as { data?: { authToken: string } };
  if (!data) throw new Error(`${person.email} could not log in: the portal answered ${answer.status}.`);
  return data.authToken;
}
