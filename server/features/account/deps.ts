import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { FileStore } from '../../kernel/files/store.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import type { Lists } from '../../kernel/reference/lists.ts';

export type AccountAreaDeps = AccountDeps & {
  lists: Lists;
  files: FileStore;
  personal: readonly PersonalData[];
};
