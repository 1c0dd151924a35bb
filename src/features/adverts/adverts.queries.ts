import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** A banner advert as it is shown. */
export interface BannerAdvert {
  id: string;
  title: string;
  /** Address of the picture of 300 x 50. */
  small: string;
  /** Address of the picture of 970 x 90. */
  large: string;
  /** The address that the advert links to. */
  link: string;
}

/** A full-screen advert as it is shown. */
export interface PopupAdvert {
  title: string;
  /** Address of the picture, nine to sixteen. */
  picture: string;
}

type ImageAdvert = components['schemas']['ImageAdvert'];

/** The union's own banner above the home page; null if none is published. */
export const topBannerQuery = queryOptions({
  queryKey: ['banner'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/banner', { signal })),
});

/** Banners that come in both sizes; others cannot be shown. */
function bannersOf({ banners }: ImageAdvert): BannerAdvert[] {
  return banners.flatMap(({ id, title, link, sizes }) => {
    const urlOf = (size: 'banner_small' | 'banner_large') =>
      sizes.find(({ collection_name }) => collection_name === size)?.url;
    const [small, large] = [urlOf('banner_small'), urlOf('banner_large')];
    return small === undefined || large === undefined ? [] : [{ id, title, link, small, large }];
  });
}

function popupOf({ full_screen: advert }: ImageAdvert): PopupAdvert | null {
  const picture = advert?.media[0]?.url;
  return advert === null || picture === undefined ? null : { title: advert.title, picture };
}

/** The current adverts. Fetch only with the visitor's consent. */
export const advertsQuery = queryOptions({
  queryKey: ['advertisements'],
  queryFn: async ({ signal }) => {
    const query = { banner_filter: 'both' } as const;
    const adverts = dataOf(await api.GET('/advertisements', { params: { query }, signal }));
    return { banners: bannersOf(adverts), popup: popupOf(adverts) };
  },
  staleTime: 5 * MINUTE_MS,
});

const mostOffers = 25;

/** Featured offers and vacancies of partners. Fetch only with the visitor's consent. */
export const offersQuery = queryOptions({
  queryKey: ['adverts', 'featured'],
  queryFn: async ({ signal }) => {
    const query = { 'filter[featured]': 'true', limit: mostOffers } as const;
    return dataOf(await api.GET('/adverts', { params: { query }, signal }));
  },
  staleTime: 5 * MINUTE_MS,
});
