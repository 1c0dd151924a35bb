import type { Bilingual } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import { bilingual, list, record, slug, text } from '../shapes.ts';
import type { Art } from './articles.ts';
import type { SiteReader } from './reader.ts';
import { art, day, flag, href } from './shapes.ts';

/** The days on which an advert runs, as 2026-11-20; without the first it starts at once, without the last it never ends. */
type Runs = { from?: string; until?: string };

export type Advert = Runs & {
  id: string;
  title: Bilingual;
  body: Bilingual;
  partner: string;
  link: string;
  featured: boolean;
  art: Art;
};

/** Pictures are in content/pictures, under these file names. */
export type BannerAdvert = Runs & { id: string; title: Bilingual; link: string; small: string; large: string };
export type FullScreenAdvert = Runs & { id: string; title: Bilingual; link: string; picture: string };

export type Adverts = { adverts: Advert[]; banners: BannerAdvert[]; fullScreen: FullScreenAdvert[] };

const runs = { from: day, until: day };
const pictureName = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*\\.(svg|png|jpg|webp)$',
  description: 'the name of a file in content/pictures that ends with .svg, .png, .jpg or .webp',
} as const;
const linked = { id: slug, title: bilingual, link: href };

const checkAdverts = checkOf<Advert[]>(
  list(record({ ...linked, body: bilingual, partner: text, featured: flag, art }, runs)),
);
const checkBanners = checkOf<BannerAdvert[]>(list(record({ ...linked, small: pictureName, large: pictureName }, runs)));
const checkFullScreen = checkOf<FullScreenAdvert[]>(list(record({ ...linked, picture: pictureName }, runs)));

export const readAdverts = (reader: SiteReader): Adverts => ({
  adverts: reader.list('adverts/adverts.json', checkAdverts),
  banners: reader.list('adverts/banners.json', checkBanners),
  fullScreen: reader.list('adverts/full-screen.json', checkFullScreen),
});
