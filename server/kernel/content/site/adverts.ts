import { checkOf } from '../check.ts';
import { bilingual, date, flag, list, pattern, record, slug, text, type ValueOf } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { art, href } from './shapes.ts';

/** The days on which an advert runs; without the first it starts at once, without the last it never ends. */
const runs = { from: date, until: date };
const linked = { id: slug, title: bilingual, link: href };
const pictureName = pattern(
  '^[a-z0-9]+(-[a-z0-9]+)*\\.(svg|png|jpg|webp)$',
  'the name of a file in content/pictures that ends with .svg, .png, .jpg or .webp',
);

const advert = record({ ...linked, body: bilingual, partner: text, featured: flag, art }, runs);
const banner = record({ ...linked, small: pictureName, large: pictureName }, runs);
const fullScreen = record({ ...linked, picture: pictureName }, runs);

export type Advert = ValueOf<typeof advert>;
/** Pictures are in content/pictures, under these file names. */
export type BannerAdvert = ValueOf<typeof banner>;
export type FullScreenAdvert = ValueOf<typeof fullScreen>;

export type Adverts = { adverts: Advert[]; banners: BannerAdvert[]; fullScreen: FullScreenAdvert[] };

const checkAdverts = checkOf(list(advert));
const checkBanners = checkOf(list(banner));
const checkFullScreen = checkOf(list(fullScreen));

export const readAdverts = (reader: SiteReader): Adverts => ({
  adverts: reader.list('adverts/adverts.json', checkAdverts),
  banners: reader.list('adverts/banners.json', checkBanners),
  fullScreen: reader.list('adverts/full-screen.json', checkFullScreen),
});
