import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type FundSummary = components['schemas']['FundSummary'];
export type Fund = components['schemas']['Fund'];
export type FundWindow = components['schemas']['FundWindow'];
export type TedxThemeSummary = components['schemas']['TedxThemeSummary'];
export type TedxTheme = components['schemas']['TedxTheme'];
export type WellbeingStatus = components['schemas']['MentalWellbeingStatus'];

/** Every fund, and if it is open to applications. */
export const fundsQuery = queryOptions({
  queryKey: ['funds'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/kokka-funds', { signal })),
});

/** One fund with its rules. */
export const fundQuery = (slug: string) =>
  queryOptions({
    queryKey: ['funds', slug],
    queryFn: async ({ signal }): Promise<Fund> =>
      dataOf(await api.GET('/kokka-funds/{slug}', { params: { path: { slug } }, signal })),
  });

/** Every theme of a TEDx conference, latest first. */
export const themesQuery = queryOptions({
  queryKey: ['tedx', 'themes'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/tedx/themes', { signal })),
});

/** One theme with its talks. */
export const themeQuery = (slug: string) =>
  queryOptions({
    queryKey: ['tedx', 'themes', slug],
    queryFn: async ({ signal }): Promise<TedxTheme> =>
      dataOf(await api.GET('/tedx/themes/{slug}', { params: { path: { slug } }, signal })),
  });

/** The state of referrals to free therapy. */
export const wellbeingQuery = queryOptions({
  queryKey: ['mental-wellbeing', 'status'],
  queryFn: async ({ signal }): Promise<WellbeingStatus> =>
    dataOf(await api.GET('/mental-wellbeing/status', { signal })),
});
