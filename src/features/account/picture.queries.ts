import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { profileQuery } from '../../kit/person/profile.ts';
import type { Square } from './crop.ts';

/** A picture and the square of it that is kept, in the picture's own pixels. */
export interface CroppedPicture {
  file: Blob;
  square: Square;
}

/** Sets the profile picture. */
export function useUploadPicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, square: { x, y, size } }: CroppedPicture) =>
      dataOf(
        await api.POST('/auth/profile-picture', {
          body: { profile_picture: file, crop_x: String(x), crop_y: String(y), crop_size: String(size) },
          bodySerializer: formDataOf,
        }),
      ),
    onSuccess: (profile) => putAnswer(queries, profileQuery.queryKey, profile),
  });
}

/** Removes the profile picture. */
export function useRemovePicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => dataOf(await api.DELETE('/auth/profile-picture')),
    onSuccess: (profile) => putAnswer(queries, profileQuery.queryKey, profile),
  });
}
