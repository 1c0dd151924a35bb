import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, edgesOf } from '../chart/edges.ts';
import type { SourceLine } from '../explore/report.ts';
import { type WrittenKey, writtenKeys } from './written-keys.ts';

type Key = WrittenKey & { file: string };

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];
const MOST_FILES = 40;

/** The lines where a chart's states and transitions are written, by their ids; one that can't be found is where its state is, or the chart. */
export function sourceLines(machine: AnyStateMachine, file: string): Map<string, SourceLine> {
  const keys = filesOf(file).flatMap((each) =>
    writtenKeys(readFileSync(each, 'utf8')).map((key): Key => ({ ...key, file: each })),
  );
  const lines = new Map<string, SourceLine>();
  const place = ({ file: of, line }: SourceLine): SourceLine => ({ file: of, line });
  const ofChart = keys.find(({ path }) => path.at(-1) === 'id') ?? { file, line: 1 };
  for (const node of allStates(machine.root)) {
    const above = lines.get(node.parent?.id ?? '') ?? ofChart;
    lines.set(node.id, place(stateKey(keys, node) ?? above));
  }
  for (const { id, source, trigger } of edgesOf(machine)) {
    const node = machine.getStateNodeById(source);
    const wanted = [...pathOf(node), ...keysOf(trigger)];
    const found = mostAlike(keys, wanted, keysOf(trigger).length + (node.parent === undefined ? 0 : 1));
    lines.set(id, place(found ?? lines.get(source) ?? ofChart));
  }
  return lines;
}

/** The keys that lead to a state in its chart: `states`, its name, and so on. */
const pathOf = (node: AnyStateNode): string[] => node.path.flatMap((key) => ['states', key]);

/** Under `states`, or declared by its name elsewhere. */
const stateKey = (keys: readonly Key[], node: AnyStateNode): Key | undefined =>
  node.parent === undefined
    ? undefined
    : (mostAlike(keys, pathOf(node), 2) ?? keys.find(({ path }) => path.length === 1 && path[0] === node.key));

function keysOf(trigger: string): string[] {
  const [, kind = '', rest = ''] = /^(\w+)(?: (.+))?$/.exec(trigger) ?? [];
  if (trigger === 'always' || trigger === 'onDone') return [trigger];
  if (rest === '') return ['on', trigger];
  if (kind === 'after') return ['after', rest];
  return ['invoke', { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[kind] ?? kind];
}

/** The key whose way in is most like the wanted one from its end: at least so many names. */
function mostAlike(keys: readonly Key[], wanted: readonly string[], least: number): Key | undefined {
  let best: Key | undefined;
  let most = least - 1;
  for (const key of keys) {
    let alike = 0;
    while (alike < wanted.length && key.path.at(-1 - alike) === wanted.at(-1 - alike)) alike += 1;
    if (alike > most) [best, most] = [key, alike];
  }
  return best;
}

/** A file and the files of the project that it imports, from it on. */
function filesOf(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) {
    if (files.size > MOST_FILES) break;
    for (const [, from = ''] of readFileSync(each, 'utf8').matchAll(/\bfrom\s+['"](\.[^'"]+)['"]/g)) {
      const found = ENDINGS.map((ending) => join(dirname(each), from.replace(/\.js$/, '')) + ending).find(
        (path) => /\.[mc]?[jt]sx?$/.test(path) && existsSync(path),
      );
      if (found !== undefined) files.add(found);
    }
  }
  return [...files];
}
