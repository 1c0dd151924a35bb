import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Profile } from '../kit/person/profile.ts';
import { Avatar } from './layouts/Avatar.tsx';

/** A page's HTML as everyone of one kind gets it, with gaps where the bar names the person. */
export interface SharedBody {
  head: string;
  body: string;
}

const gap = (name: string) => `\uE000${name}\uE001`;
const isGap = /[\uE000\uE001]/;

/** Everyone of the profile's kind: what tells one person from another is a gap. */
export const standInFor = (profile: Profile): Profile => ({
  ...profile,
  id: gap('id'),
  email: gap('email'),
  first_name: gap('first'),
  last_name: gap('last'),
  profile_picture: null,
});

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

/** Draws the person's avatar where the stand-in's is, under the identifier that it has there. */
function fillAvatar(body: string, profile: Profile): string {
  standInAvatar ??= patternOf(standInFor(profile));
  const own = avatarOf(profile);
  return body.replaceAll(standInAvatar, (_, identifier: string) => own.replaceAll(identifiers, identifier));
}

/** Puts the person into the gaps. Undefined if the page makes more of them than the bar does: it is rendered for this person alone. */
export function fillBody(body: string, profile: Profile): string | undefined {
  const filled = fillAvatar(body, profile)
    .replaceAll(gap('first'), () => renderToStaticMarkup(profile.first_name))
    .replaceAll(gap('last'), () => renderToStaticMarkup(profile.last_name));
  return isGap.test(filled) ? undefined : filled;
}
