import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/client.ts';
import type { Profile } from './profile.ts';

/** A file as a data URL, for an `<img>`. */
export function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** `version` is the profile's path of the picture: each picture has its own. */
const pictureQuery = (version: string) =>
  queryOptions({
    queryKey: ['me', 'picture', version],
    queryFn: async ({ signal }): Promise<string> => {
      const { data } = await api.GET('/auth/profile-picture', {
        headers: { accept: 'image/webp' },
        parseAs: 'blob',
        signal,
      });
      if (data === undefined) throw new ApiError(500, undefined);
      return addressOf(data);
    },
    staleTime: Infinity,
  });

/** The data URL of the person's own picture; undefined if there is none. It is private, so an `<img>` cannot fetch it itself. */
export function usePicture(profile: Profile | undefined): string | undefined {
  const version = profile?.profile_picture ?? undefined;
  const { data } = useQuery({ ...pictureQuery(version ?? ''), enabled: version !== undefined });
  return version === undefined ? undefined : data;
}
