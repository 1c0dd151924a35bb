import type { Trx } from '../../kernel/db/database.ts';
import { presentProfile, type SignedIn } from '../../kernel/auth/signed-in.ts';
import { encodePicture } from '../../kernel/files/encode.ts';
import type { Crop } from '../../kernel/files/images.ts';
import { addFile, withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import type { AccountAreaDeps } from './deps.ts';
import { removeContents } from './own-files.ts';

type Profiled = { data: Schemas['Profile'] };

/** Replaces the profile picture. Throws 422 for a file that isn't a picture, and for a square outside it. */
export async function setPicture(
  deps: AccountAreaDeps,
  user: SignedIn,
  call: Call<'uploadProfilePicture'>,
): Promise<Profiled> {
  const crop = readCrop(call.body);
  return call.request.once<Profiled>(async (transact) => {
    const content = await encodePicture(call.body.profile_picture, 'profile_picture', crop);
    let former: string[] = [];
    const answer = await withStored(deps, [content], (stored) =>
      transact(async (trx) => {
        await lockAccount(trx, user.id);
        former = await forgetPictures(trx, user.id);
        for (const file of stored) await addFile(deps, trx, file, { userId: user.id, purpose: 'picture', name: '' });
        return showPicture(trx, user, stored[0]?.id ?? null);
      }),
    );
    await removeContents(deps, former);
    return answer;
  });
}

/** Removes the profile picture, if there is one. */
export async function removePicture(
  deps: AccountAreaDeps,
  user: SignedIn,
  call: Call<'removeProfilePicture'>,
): Promise<Profiled> {
  return call.request.once<Profiled>(async (transact) => {
    let former: string[] = [];
    const answer = await transact(async (trx) => {
      await lockAccount(trx, user.id);
      former = await forgetPictures(trx, user.id);
      return showPicture(trx, user, null);
    });
    await removeContents(deps, former);
    return answer;
  });
}

async function forgetPictures(trx: Trx, userId: string): Promise<string[]> {
  const pictures = trx.deleteFrom('files').where('user_id', '=', userId).where('purpose', '=', 'picture');
  return (await pictures.returning('id').execute()).map(({ id }) => id);
}

async function showPicture(trx: Trx, user: SignedIn, pictureId: string | null): Promise<Profiled> {
  await trx.updateTable('users').set({ picture_id: pictureId }).where('id', '=', user.id).execute();
  return { data: presentProfile({ ...user, pictureId }) };
}

/** The square to keep; undefined where none was chosen. Throws 422 for one that is told in part. */
function readCrop({ crop_x, crop_y, crop_size }: Call<'uploadProfilePicture'>['body']): Crop | undefined {
  const given = { crop_x, crop_y, crop_size };
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const problems = new FieldProblems();
  for (const [field, value] of Object.entries(given)) problems.demand(value !== undefined, field, 'missing_field');
  problems.throwIfAny();
  return { left: Number(crop_x), top: Number(crop_y), side: Number(crop_size) };
}
