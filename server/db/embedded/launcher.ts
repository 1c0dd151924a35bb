import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

export type User = { uid: number; gid: number };

/**
 * Starts PostgreSQL's programs. PostgreSQL refuses to run as root, so root hands over to another user (`owner`), which
 * then has to own the files; anybody else starts it as themselves.
 */
export type Launcher = { owner: User | undefined; launch(program: string, args: string[]): ChildProcess };

type Wrap = (program: string, args: string[]) => { program: string; args: string[]; user?: User };

/** PostgreSQL stops cleanly (SIGINT is a fast shutdown) when the app dies without a word. */
const DIE_WITH_PARENT = ['--pdeathsig', 'SIGINT'];

/** Another uid that still reads a project inside a 0700 home, and can gain nothing else. */
function dropFlags({ uid, gid }: User): string[] {
  const caps = '-all,+dac_override';
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const rights = ['--bounding-set', caps, '--inh-caps', caps, '--ambient-caps', caps];
  return [...user, ...rights, '--securebits', '+no_setuid_fixup', '--no-new-privs', ...DIE_WITH_PARENT];
}

function setprivWorks(flags: string[]): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', [...flags, '--', 'true']).status === 0;
}

function findUser(name: string): User | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The user whom an existing cluster belongs to, so that it still opens after a `postgres` user came or went. */
function ownerOf(cluster: string): User | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function chooseWrap(owner: User | undefined): Wrap {
  const flags = owner ? dropFlags(owner) : DIE_WITH_PARENT;
  if (setprivWorks(flags)) return (program, args) => ({ program: 'setpriv', args: [...flags, '--', program, ...args] });
  return (program, args) => ({ program, args, ...(owner && { user: owner }) });
}

/** Chooses once how this process may start PostgreSQL for the given cluster folder. */
export function createLauncher(cluster: string): Launcher {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? (ownerOf(cluster) ?? findUser('postgres') ?? findUser('nobody')) : undefined;
  const wrap = chooseWrap(owner);
  return {
    owner,
    launch(program, args) {
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
