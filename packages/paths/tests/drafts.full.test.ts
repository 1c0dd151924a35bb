import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './project.fixture.ts';

const { folder, run, write } = useProject();
const draftOf = (name: string, ending = 'ts') => {
  expect(run('init', `./src/${name}.machine.${ending}`).stdout).toContain(`Written: src/${name}.model.${ending}`);
  return readFileSync(join(folder, `src/${name}.model.${ending}`), 'utf8');
};
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

const UPLOAD = `import { fromObservable, fromPromise, fromTransition, setup } from 'xstate';
import type { Chosen } from './events';
type Paused = { type: 'pause' | 'resume' };
interface Renamed { type: 'rename'; name: { first: string; last?: string } }
export const uploadMachine = setup({
  types: {
    input: {} as { limit: number },
    context: {} as { limit: number },
    events: {} as
      | Chosen
      | Paused // both ways
      | Renamed
      | { type: 'part'; done: (bytes: number) => void }
      | { type: 'never.heard'; why: string }
      | { type: 'retry' },
  },
  actors: {
    send: fromPromise<{ url: string }, { bytes: number }>(async () => ({ url: '' })),
    speed: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe() {} }) })),
    tally: fromTransition((bytes: number, event: { type: 'add' }) => bytes + 1, 0),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ limit: input.limit }),
  invoke: { src: 'speed', onSnapshot: {} },
  initial: 'choosing',
  states: {
    choosing: { on: { choose: 'sending', rename: 'choosing', pause: 'choosing', resume: 'choosing', part: 'choosing' } },
    sending: { invoke: { src: 'send', input: { bytes: 1 }, onDone: 'sent', onError: 'choosing' }, on: { retry: 'choosing' } },
    sent: { type: 'final' },
  },
});
`;
const EVENTS = "export type Chosen =\n  | { type: 'choose'; bytes: number };\n";
const NAMED = `import { setup } from 'xstate';
type Types = { events: { type: 'go'; far: boolean } | { type: 'stop' } };
export const named = setup({ types: {} as Types }).createMachine({ id: 'named', on: { go: '#named', stop: '#named' } });
`;
const STRANGE = `import { setup } from 'xstate';
import type { Chosen } from './events';
type Named<T extends string> = { type: T; name: string };
export const strange = setup({ types: { events: {} as Named<'call'> | Extract<Chosen, { bytes: number }> | { type: 'stop' } } })
  .createMachine({ id: 'strange', on: { '*': '#strange', stop: '#strange' } });
`;
const PAIR = `import { setup } from 'xstate';
enum Turn { Left = 'left', Far = 'far' }
export const wheel = setup({ types: { events: {} as { type: Turn.Left } | { type: Turn.Far; by: number } } }).createMachine({
  id: 'wheel', on: { left: '#wheel', far: '#wheel' },
});
/** The other one. */ export default setup({ types: { events: {} as { type: 'left'; by: number } | { type: 'halt' } } }).createMachine({
  id: 'brake', on: { left: '#brake', halt: '#brake' },
});
`;
const PLAIN = `import { createMachine } from 'xstate';
export const plain = createMachine({ id: 'plain', on: { go: '#plain' }, invoke: { src: 'load', onDone: '#plain' } });
`;

describe('a draft', () => {
  beforeAll(() => {
    write('src/upload.machine.ts', UPLOAD);
    write('src/events.ts', EVENTS);
    write('src/named.machine.ts', NAMED);
    write('src/pair.machine.ts', PAIR);
    write('src/strange.machine.ts', STRANGE);
    write('src/plain.machine.ts', PLAIN);
    symlinkSync(join(import.meta.dirname, '..'), join(folder, 'node_modules/xstate-paths'));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src/*.model.ts'] }));
  });

  it('compiles, whatever payloads, inputs and outputs its chart needs', () => {
    const draft = draftOf('upload');
    expect(draft).toMatch(
      /choose: \[\{\} as never\],[^]*rename: \[\{\} as never\],[^]*pause: \[\{\}\],[^]*retry: \[\{\}\],/,
    );
    expect(draft).toContain("'never.heard': [],");
    expect(draftOf('named')).toContain('go: [{} as never],');
    expect(draftOf('plain')).toContain('go: [{}],');
    expect(draft).toContain('tally: [],');
    expect(draftOf('strange')).toContain(
      "types that could not be read here: Named<'call'>, Extract<Chosen, { bytes: number }>.\n    ...({} as any),\n",
    );
    expect(run('explore', 'strange').stdout).toContain('To be filled in: 1 place in src/strange.model.ts (as any).');
    run('init', './src/pair.machine.ts');
    const read = (name: string) => readFileSync(join(folder, `src/pair.${name}.model.ts`), 'utf8');
    expect(read('wheel')).toMatch(/left: \[\{\}\],\s*far: \[\{\} as never\],/);
    expect(read('default')).toMatch(/left: \[\{\} as never\],\s*halt: \[\{\}\],/);
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.startsWith('src/'))).toEqual([]);
  });

  it('is told of until it is filled in', () => {
    const told = run('explore', 'named');
    expect(told.stdout).toContain('To be filled in: 2 places in src/named.model.ts (as never).');
    expect(told.status).toBe(1);
    write('src/named.model.ts', 'export const model = { events: { go: [{ far: true }], stop: [{}] }, actors: {} };\n');
    expect(run('explore', 'named').stdout).not.toContain('To be filled in');
  });

  it('in JavaScript has its places to be filled in marked by comments', () => {
    write(
      'src/bell.machine.js',
      NAMED.replace(/^type.*\n/m, '')
        .replace(' as Types', '')
        .replaceAll('named', 'bell'),
    );
    expect(draftOf('bell', 'js')).toContain('go: [/** @type {never} */ ({})],');
  });
});
