import { present } from '../../kernel/http/guards.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { addCareerFile, openCareerFile, readCareerFiles, removeCareerFile, replaceCareerFile } from './career-files.ts';
import type { AccountAreaDeps } from './deps.ts';
import { openOwnFile } from './own-files.ts';
import { removePicture, setPicture } from './picture.ts';

export type AccountFileOperations =
  | 'uploadProfilePicture'
  | 'getProfilePicture'
  | 'removeProfilePicture'
  | 'listCareerFiles'
  | 'uploadCareerFile'
  | 'replaceCareerFile'
  | 'downloadCareerFile'
  | 'deleteCareerFile';

const PICTURE_KEPT_SECONDS = 7 * 24 * 60 * 60;

/** The files of an account: a profile picture, and documents for careers. */
export function accountFileHandlers(deps: AccountAreaDeps): Pick<Handlers, AccountFileOperations> {
  return {
    uploadProfilePicture: async (call) => setPicture(deps, present(call.user), call),
    removeProfilePicture: async (call) => removePicture(deps, present(call.user), call),
    getProfilePicture: async ({ query, user, reply }) => {
      const { id: userId, pictureId } = present(user);
      if (pictureId === null) throw new Problem(404, 'not_found');
      const { row, content } = await openOwnFile(deps, { id: pictureId, userId, purpose: 'picture' });
      const isThis = query.v === pictureId;
      const keeping = isThis ? `private, max-age=${PICTURE_KEPT_SECONDS}, immutable` : 'private, no-store';
      void reply.headers({ 'content-length': row.size, 'cache-control': keeping, vary: 'authorization' });
      void reply.type('image/webp');
      return content;
    },
    listCareerFiles: async ({ user }) => ({ data: await readCareerFiles(deps, present(user).id) }),
    uploadCareerFile: async (call) => addCareerFile(deps, present(call.user), call),
    replaceCareerFile: async (call) => replaceCareerFile(deps, present(call.user), call),
    downloadCareerFile: async ({ params, user, reply }) => {
      const { content, size, disposition } = await openCareerFile(deps, present(user).id, params.fileId);
      void reply.headers({ 'content-length': size, 'content-disposition': disposition });
      void reply.header('cache-control', 'private, no-store').type('application/octet-stream');
      return content;
    },
    deleteCareerFile: async (call) => {
      await removeCareerFile(deps, present(call.user), call);
      return undefined;
    },
  };
}
