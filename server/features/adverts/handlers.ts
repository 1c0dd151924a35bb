import { localDate } from '../../kernel/calendar/moments.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { blocksOf } from '../../kernel/text/blocks.ts';
import { pictureUrl } from './pictures.ts';

type Operations = 'getBanner' | 'listAdverts' | 'getAdvertisements';
type Picture = Schemas['AdvertPicture'];

/** Pixels. */
const sizes: Record<Picture['collection_name'], { width: number; height: number }> = {
  banner_small: { width: 300, height: 50 },
  banner_large: { width: 970, height: 90 },
  full_screen: { width: 540, height: 960 },
};

/** The union's banner, and the adverts of its partners on the days on which they run. */
export function advertHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { standing, adverts, banners, fullScreen }: Site,
): Pick<Handlers, Operations> {
  const running = <Advert extends { from?: string; until?: string }>(all: readonly Advert[]): Advert[] => {
    const today = localDate(clock.now().getTime(), union.timeZone);
    return all.filter(({ from = today, until = today }) => from <= today && today <= until);
  };

  return {
    getBanner: async ({ locale }) => {
      const { published, title, description, button } = standing.banner;
      if (!published) return { data: null };
      return {
        data: {
          title: title[locale],
          description: blocksOf(description[locale]),
          published,
          button_text: button?.text[locale] ?? null,
          button_link: button?.link ?? null,
        },
      };
    },
    listAdverts: async ({ query, locale }) => {
      const { limit = 25, 'filter[featured]': featured } = query;
      const found = running(adverts).filter((advert) => featured === undefined || String(advert.featured) === featured);
      return {
        data: found.slice(0, limit).map(({ id, title, body, partner, link, featured: isFeatured, art }) => ({
          id,
          title: title[locale],
          body: body[locale],
          partner,
          link,
          featured: isFeatured,
          art,
        })),
      };
    },
    getAdvertisements: async ({ query, locale }) => {
      const { banner_filter: wanted = 'both' } = query;
      const shownBanners = wanted === 'full_screen' ? [] : running(banners);
      const popup = wanted === 'banners' ? undefined : running(fullScreen)[0];
      return {
        data: {
          banners: shownBanners.map(({ id, title, link, small, large }) => ({
            id,
            title: title[locale],
            link,
            sizes: [pictureOf('banner_small', small), pictureOf('banner_large', large)],
          })),
          full_screen:
            popup === undefined
              ? null
              : {
                  id: popup.id,
                  title: popup.title[locale],
                  link: popup.link,
                  media: [pictureOf('full_screen', popup.picture)],
                },
        },
      };
    },
  };
}

const pictureOf = (collection_name: Picture['collection_name'], name: string): Picture => ({
  collection_name,
  url: pictureUrl(name),
  ...sizes[collection_name],
});

/** Kept ready, with an ETag; adverts begin and end by the clock. */
export const preparedAdverts: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getBanner: forGood,
  listAdverts: {},
  getAdvertisements: {},
};
