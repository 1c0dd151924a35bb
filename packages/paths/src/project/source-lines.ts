import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, edgesOf } from '../chart/edges.ts';
import { nodeIn } from '../chart/inside.ts';
import type { SourceLine } from '../explore/report.ts';
import { type WrittenKey, writtenKeys } from './written-keys.ts';

type Key = WrittenKey & { file: string };

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];
const MOST_FILES = 40;

/** The lines where a chart's states and transitions are written, by their ids; a transition that can't be found is where its state is. What may be in several places has no line. */
export function sourceLines(machine: AnyStateMachine, file: string): Map<string, SourceLine> {
  const sources = filesOf(file).map((each) => ({ file: each, text: readFileSync(each, 'utf8') }));
  const members = membersIn(sources.map(({ text }) => text).join('\n'));
  const keys = sources.flatMap(({ file: of, text }) =>
    writtenKeys(withValues(text, members)).map((key): Key => ({ ...key, file: of })),
  );
  const lines = new Map<string, SourceLine>();
  const put = (id: string, found: SourceLine | undefined) => {
    if (found !== undefined) lines.set(id, { file: found.file, line: found.line });
  };
  put(
    machine.id,
    sources.map(({ file: of, text }) => lineOfId(machine.id, of, text)).find((line) => line !== undefined),
  );
  for (const node of allStates(machine.root)) if (node.parent !== undefined) put(node.id, stateKey(keys, node));
  for (const { id, source, trigger } of edgesOf(machine)) {
    const node = nodeIn([machine], source);
    const wanted = [...pathOf(node), ...keysOf(trigger)];
    const found = mostAlike(keys, wanted, keysOf(trigger).length + (node.parent === undefined ? 0 : 1));
    put(id, found ?? lines.get(source));
  }
  return lines;
}

/** The members of enums and constant objects that are texts, as they are written: `Step.Review`. */
function membersIn(text: string): Map<string, string> {
  const members = new Map<string, string>();
  for (const [, name = '', body = ''] of text.matchAll(/\b(?:enum|const)\s+(\w+)\s*=?\s*\{([^{}]*)\}/g))
    for (const [, member = '', value = ''] of body.matchAll(/(\w+)\s*[=:]\s*['"]([^'"]*)['"]/g))
      members.set(`${name}.${member}`, value);
  return members;
}

/** A source with such members in place of keys that are written by them. */
const withValues = (text: string, members: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\[(\w+\.\w+)\](?=\s*:)/g, (written, member: string) => {
    const value = members.get(member);
    return value === undefined ? written : `'${value}'`;
  });

/** The line at which a chart's id is written. */
function lineOfId(id: string, file: string, text: string): SourceLine | undefined {
  const at = text.split('\n').findIndex((line) => line.includes(`id: '${id}'`) || line.includes(`id: "${id}"`));
  return at < 0 ? undefined : { file, line: at + 1 };
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

/** The key whose way in is most like the wanted one from its end: at least so many names, and nowhere else as many. */
function mostAlike(keys: readonly Key[], wanted: readonly string[], least: number): Key | undefined {
  let best: Key | undefined;
  let most = least - 1;
  let isUnsure = false;
  for (const key of keys) {
    let alike = 0;
    while (alike < wanted.length && key.path.at(-1 - alike) === wanted.at(-1 - alike)) alike += 1;
    if (alike === most && best !== undefined) isUnsure = true;
    if (alike > most) [best, most, isUnsure] = [key, alike, false];
  }
  return isUnsure ? undefined : best;
}

/** A file and the files of the project that it imports, from it on. */
export function filesOf(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) {
    if (files.size > MOST_FILES) break;
    for (const [, from = ''] of readFileSync(each, 'utf8').matchAll(/\b(?:from\s+|require\()['"](\.[^'"]+)['"]/g)) {
      const found = ENDINGS.map((ending) => join(dirname(each), from.replace(/\.js$/, '')) + ending).find(
        (path) => /\.[mc]?[jt]sx?$/.test(path) && existsSync(path),
      );
      if (found !== undefined) files.add(found);
    }
  }
  return [...files];
}
