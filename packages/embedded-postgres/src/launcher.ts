import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';

export type User = { uid: number; gid: number };

/**
 * Starts PostgreSQL's programs. PostgreSQL refuses to run as root, so root runs it as another user (`owner`), who
 * must then own the files; anybody else starts it as themselves.
 */
export type Launcher = { owner: User | undefined; launch(program: string, args: string[]): ChildProcess };

type Wrap = (program: string, args: string[]) => { program: string; args: string[]; user?: User };
type Surroundings = { program: string; folders: Folders; log: Log };

const plainly: Wrap = (program, args) => ({ program, args });

/** PostgreSQL stops cleanly (SIGINT is a fast shutdown) when the app dies without a word. */
const DIE_WITH_PARENT = ['--pdeathsig', 'SIGINT'];

/** Another uid, without any of root's rights. */
const NO_RIGHTS = '-all';
/** The least privilege with which it reaches a project inside a private home such as /root: it reads all files, and writes only its own. */
const RIGHT_TO_REACH = '-all,+dac_read_search';

function dropFlags({ uid, gid }: User, rights: string): string[] {
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const kept = ['--bounding-set', rights, '--inh-caps', rights, '--ambient-caps', rights];
  const passed = rights === NO_RIGHTS ? [] : ['--securebits', '+no_setuid_fixup'];
  return [...user, ...kept, ...passed, '--no-new-privs', ...DIE_WITH_PARENT];
}

function setprivWorks(flags: string[], command = ['true']): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', [...flags, '--', ...command]).status === 0;
}

/** True if a user with these rights can reach a program and folders. */
const canReach = (flags: string[], program: string, { root, sockets }: Folders): boolean =>
  setprivWorks(flags, ['test', '-x', program, '-a', '-w', root, '-a', '-w', sockets]);

function findUser(name: string): User | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The user who owns an existing cluster, so that it still opens after a `postgres` user was added or removed. */
function ownerOf(cluster: string): User | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

const withSetpriv =
  (flags: string[]): Wrap =>
  (program, args) => ({ program: 'setpriv', args: [...flags, '--', program, ...args] });

function chooseWrap(owner: User | undefined, { program, folders, log }: Surroundings): Wrap {
  if (owner === undefined) return setprivWorks(DIE_WITH_PARENT) ? withSetpriv(DIE_WITH_PARENT) : plainly;
  const powerless = dropFlags(owner, NO_RIGHTS);
  const reaching = dropFlags(owner, RIGHT_TO_REACH);
  if (canReach(powerless, program, folders) || !setprivWorks(reaching))
    return setprivWorks(powerless) ? withSetpriv(powerless) : (...given) => ({ ...plainly(...given), user: owner });
  log.warn(
    { program, folder: folders.root },
    'PostgreSQL keeps the right to read all files, because its user cannot reach it: run as another user than root, or outside a private home',
  );
  return withSetpriv(reaching);
}

/** Decides once, when its folders are made, how this process may start PostgreSQL. */
export function createLauncher(folders: Folders, log: Log): Launcher {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? (ownerOf(folders.cluster) ?? findUser('postgres') ?? findUser('nobody')) : undefined;
  let wrap: Wrap | undefined;
  return {
    owner,
    launch(program, args) {
      wrap ??= chooseWrap(owner, { program, folders, log });
      const wrapped = wrap(program, args);
      return spawn(wrapped.program, wrapped.args, {
        ...wrapped.user,
        cwd: '/',
        // A process group of its own: Ctrl-C reaches the app alone, which then stops PostgreSQL after its last query.
        detached: true,
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
  };
}
