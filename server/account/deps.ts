import type { AccountDeps } from '../auth/deps.ts';
import type { FileStore } from '../files/store.ts';
import type { Lists } from '../reference/lists.ts';

export type AccountAreaDeps = AccountDeps & { lists: Lists; files: FileStore };
