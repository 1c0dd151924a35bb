import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type CouncilMember = components['schemas']['CouncilMember'];
export type RepresentationArea = components['schemas']['RepresentationArea'];
export type Representative = components['schemas']['Representative'];
export type Sponsor = components['schemas']['Sponsor'];
export type StudentOrganisation = components['schemas']['StudentOrganisation'];
/** The subject of an organisation. */
export type OrganisationKind = components['schemas']['OrganisationKind'];

/** The council's members, in the order of their posts. */
export const councilQuery = queryOptions({
  queryKey: ['union', 'council'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/council/members', { signal })),
});

/** The sponsors, the biggest first. */
export const sponsorsQuery = queryOptions({
  queryKey: ['union', 'sponsors'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/sponsors', { signal })),
});

/** The bodies on which students are represented, with their representatives. */
export const representationQuery = queryOptions({
  queryKey: ['union', 'representation'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/representation-areas', { signal })),
});

/** The filter of a list of organisations. */
export interface OrganisationsWanted {
  kind?: OrganisationKind | undefined;
  search?: string | undefined;
}

/** Student organisations in alphabetical order. */
export const organisationsQuery = ({ kind, search }: OrganisationsWanted) =>
  queryOptions({
    queryKey: ['union', 'organisations', { kind, search }],
    queryFn: async ({ signal }) => {
      const query = {
        ...(kind !== undefined && { 'filter[kind]': kind }),
        ...(search !== undefined && { 'filter[search]': search }),
      };
      const items = dataOf(await api.GET('/student-organisations', { params: { query }, signal }));
      return { items, meta: { page: 1, pages: 1, total: items.length } };
    },
    placeholderData: keepPreviousData,
  });
