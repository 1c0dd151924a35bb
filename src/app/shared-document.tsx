import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Profile } from '../kit/person/profile.ts';
import type { Session } from '../kit/session/session.ts';
import { Avatar } from './layouts/Avatar.tsx';

const gap = (name: string) => `\uE000${name}\uE001`;
const gaps = /\uE000([^\uE000\uE001]*)\uE001/;
const isGap = /[\uE000\uE001]/;

/** Stands for a person's profile among the data that a page brings to the browser. */
export const profileGap = gap('profile');

type Someone = { profile: Profile; session: Session };

/** Everyone of the person's kind: what tells one from another is a gap. */
export const standInFor = ({ profile, session }: Someone): Someone => ({
  profile: {
    ...profile,
    id: gap('id'),
    email: gap('email'),
    first_name: gap('first'),
    last_name: gap('last'),
    profile_picture: null,
  },
  session: session.state === 'signedIn' ? { ...session, token: gap('token') } : session,
});

/** The same text for everyone who shares their pages. */
export const kindOf = (person: Someone): string => JSON.stringify(standInFor(person));

/** The picture is the one thing that is drawn from the name. It is fetched by the browser: there is none yet. */
const avatarOf = (profile: Profile): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Avatar profile={profile} />
    </QueryClientProvider>,
  );

/** React's identifiers tell where in the page something is. */
const identifiers = /_R_\w*_/g;

/** A pattern that matches this text. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Matches the stand-in's avatar, which is the same for every profile, and captures its identifier. */
let standInAvatar: RegExp | undefined;
function patternOf(standIn: Profile): RegExp {
  const [first = '', ...others] = avatarOf(standIn).split(identifiers).map(literally);
  return new RegExp(`${first}(_R_\\w*_)${others.join(String.raw`\1`)}`, 'g');
}

const AVATAR = 'avatar ';
const written = ['first', 'last', 'profile'] as const;
type Written = (typeof written)[number];
const isWritten = (name: string): name is Written => (written as readonly string[]).includes(name);

/** A document that everyone of a kind shares: the texts, and the gaps between them, of which there is one fewer. */
export interface Cut {
  texts: string[];
  gaps: string[];
}

/** Cuts the document rendered for a person's kind. Undefined if it makes more of them than the bar does: each has one of their own. */
export function cutAtGaps(document: string, person: Someone): Cut | undefined {
  standInAvatar ??= patternOf(standInFor(person).profile);
  const parts = document
    .replaceAll(standInAvatar, (_, identifier: string) => gap(AVATAR + identifier))
    .replaceAll(JSON.stringify(profileGap), profileGap)
    .split(gaps);
  const texts = parts.filter((_, at) => at % 2 === 0);
  const names = parts.filter((_, at) => at % 2 === 1);
  const canFill = names.every((name) => isWritten(name) || name.startsWith(AVATAR));
  return canFill && !texts.some((text) => isGap.test(text)) ? { texts, gaps: names } : undefined;
}

/**
 * Fills gaps with the person: their name as HTML, their avatar under the identifier that the stand-in's has, and their profile as `inScript`
 * writes data.
 */
export function fillGaps(names: string[], { profile }: Someone, inScript: (data: object) => string): string[] {
  const avatar = avatarOf(profile);
  const texts: Record<Written, string> = {
    first: renderToStaticMarkup(profile.first_name),
    last: renderToStaticMarkup(profile.last_name),
    profile: inScript(profile),
  };
  return names.map((name) =>
    isWritten(name) ? texts[name] : avatar.replaceAll(identifiers, name.slice(AVATAR.length)),
  );
}
