import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, sourceOf } from '../chart/edges.ts';
import { isMachine, nodeIn } from '../chart/inside.ts';
import { loadChart } from '../project/load.ts';
import { shortPath } from '../project/project.ts';
import type { Given } from './given.ts';
import { print } from './print.ts';

/** Writes the draft of a chart's model: a case for each event and each end of an actor, to be filled in. @throws if it has a model */
export async function writeModel(chart: Given): Promise<boolean> {
  const { modelFile, file, project } = chart;
  const path = shortPath(project, modelFile);
  if (existsSync(modelFile)) throw new Error(`${path} is there already.`);
  const { machine, name } = await loadChart(chart);
  const isTyped = !/\.[cm]?jsx?$/.test(modelFile);
  mkdirSync(dirname(modelFile), { recursive: true });
  writeFileSync(modelFile, draftOf(machine, name, importPath(modelFile, file), readFileSync(file, 'utf8'), isTyped));
  return print(`Written: ${path}. Fill in the payloads, then: npx xstate-paths explore ${chart.asked}`);
}

/** The path under which the model imports the chart, with an ending if the chart's own imports have one, or if TypeScript asks for it. */
function importPath(from: string, file: string): string {
  const path = relative(dirname(from), file).split(sep).join('/');
  const [, ending = endingAsked(file)] =
    /from ['"]\.[^'"]*?(\.[cm]?[jt]sx?)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  const bare = path.slice(0, -extname(path).length);
  return `${bare.startsWith('.') ? bare : `./${bare}`}${/\.[cm]?js$/.test(basename(file)) ? extname(file) : ending}`;
}

/** The ending that a TypeScript file's imports must have by the nearest tsconfig.json; none if they need none. */
function endingAsked(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const config = join(folder, 'tsconfig.json');
    if (existsSync(config))
      return /"module(Resolution)?"\s*:\s*"node(next|\d\d)"/i.test(readFileSync(config, 'utf8'))
        ? extname(file).replace(/tsx?$/, 'js')
        : '';
    if (folder === dirname(folder)) return '';
  }
}

/** The text of a draft; `source` is the text of the chart's file, and JavaScript has its types in comments. */
function draftOf(machine: AnyStateMachine, name: string, from: string, source: string, isTyped: boolean): string {
  const actors = actorsOf(machine);
  const watches = actors.filter(({ kind }) => kind === 'watch').map(({ src }) => src);
  const events = eventsOf(machine, source);
  const lines = (keys: readonly string[], value: string) => keys.map((key) => `    ${keyOf(key)}: ${value},`);
  const type = name === 'default' ? 'machine' : name;
  const noted = (of: string) => `@type {import('xstate-paths').${of}<typeof import('${from}').${name}>}`;
  return [
    ...(isTyped
      ? [
          "import type { JourneyFor, ModelFor } from 'xstate-paths';",
          `import type ${name === 'default' ? type : `{ ${type} }`} from '${from}';`,
          '',
        ]
      : []),
    `/** What the world does to the chart.${isTyped ? '' : ` ${noted('ModelFor')}`} */`,
    'export const model = {',
    ...(beginsWithInput(machine)
      ? ['  // The chart starts once with each.', '  inputs: [{}],']
      : ['  // Write `inputs: [...]` if the chart begins with an input: it starts once with each.']),
    '  events: {',
    '    // The payloads to send, one case each; an empty list for an event that only the chart itself raises.',
    ...lines(events, '[{}]'),
    '  },',
    '  actors: {',
    '    // The ways in which each ends, as values or as functions of `{ context, input }`; an empty list if it never ends.',
    ...actors.flatMap(({ src, kind }) => (kind === 'watch' ? [] : lines([src], DRAFTS[kind]))),
    '  },',
    ...(watches.length === 0 ? [] : [`  watches: [${watches.map((src) => `'${src}'`).join(', ')}],`]),
    isTyped ? `} satisfies ModelFor<typeof ${type}>;` : '};',
    '',
    `/** Ways through the chart that must lead where they say, whatever the chart does.${isTyped ? '' : ` ${noted('JourneyFor').replace(/}$/, '[]}')}`} */`,
    isTyped ? `export const journeys: JourneyFor<typeof ${type}>[] = [` : 'export const journeys = [',
    ...journeyLines(machine, events),
    '];',
    '',
  ].join('\n');
}

/** An actor by what the chart waits for: its end, its news, nothing, or, of a callback, the events that it sends. */
type Actor = { src: string; kind: 'ends' | 'tells' | 'runs' | 'watch' };

const DRAFTS = {
  ends: "[{ output: undefined }, { error: new Error('failed') }]",
  tells: '[{ snapshot: { context: undefined } }]',
  runs: '[]',
};

function actorsOf(machine: AnyStateMachine): Actor[] {
  const invoked = allStates(machine.root).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ src: sourceOf({ id, src }), logic: src, heard: heardOf(node, id) })),
  );
  const { actors } = machine.implementations as { actors: Readonly<Record<string, unknown>> };
  const names = new Set([...invoked.map(({ src }) => src), ...Object.keys(actors)]);
  return [...names].map((src): Actor => {
    const places = invoked.filter((each) => each.src === src);
    const heard = new Set(places.flatMap((each) => each.heard));
    const logic = kindOfLogic(actors[src] ?? places[0]?.logic);
    if (heard.has('done') || heard.has('error') || logic === 'ends') return { src, kind: 'ends' };
    if (heard.has('snapshot')) return { src, kind: 'tells' };
    if (logic === 'observable') return { src, kind: 'runs' };
    return { src, kind: 'watch' };
  });
}

/** What a state listens for of an actor: `done`, `error`, `snapshot`. */
const heardOf = (node: AnyStateNode, id: string): string[] =>
  [...node.transitions.keys()].flatMap((type) => {
    const [, kind, of] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(type) ?? [];
    return of === id && kind !== undefined ? [kind] : [];
  });

/** Tells charts and promises, which end, and observables from callbacks, by what they do: XState does not name them. */
function kindOfLogic(logic: unknown): 'ends' | 'observable' | 'other' {
  if (isMachine(logic)) return 'ends';
  try {
    const { transition, getInitialSnapshot } = logic as AnyActorLogic;
    const snapshot = getInitialSnapshot({} as never, undefined) as object;
    if ('_subscription' in snapshot) return 'observable';
    const done = transition(snapshot, { type: 'xstate.promise.resolve' }, {} as never) as { status?: unknown };
    return done.status === 'done' ? 'ends' : 'other';
  } catch {
    return 'other';
  }
}

/** The events that a chart handles by name, and those of its types that it handles by a wildcard alone. */
function eventsOf(machine: AnyStateMachine, source: string): string[] {
  const heard = machine.events.filter((type) => !type.startsWith('xstate.'));
  const wildcards = heard.filter((type) => type.endsWith('*')).map((type) => type.slice(0, -1));
  const received = source.replaceAll(/\bemitted:[^,]*/g, '');
  const typed = [...received.matchAll(/(?:\||\bas|=)\s*\{\s*type:\s*['"]([^'"]+)['"]/g)].map(([, type = '']) => type);
  const named = heard.filter((type) => !type.endsWith('*'));
  return [...new Set([...named, ...typed.filter((type) => wildcards.some((prefix) => type.startsWith(prefix)))])];
}

/** True if a chart's first context is made of an input. */
function beginsWithInput({ config }: AnyStateMachine): boolean {
  const { context } = config as { context?: unknown };
  return typeof context === 'function' && /\binput\b/.test(String(context));
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

/** The first journey, as an example: one event, and the state to write down. */
function journeyLines(machine: AnyStateMachine, [event]: readonly string[]): string[] {
  const first = machine.root.initial?.target?.[0];
  const isTaken = first !== undefined && event !== undefined && nodeIn([machine], first.id).ownEvents.includes(event);
  const example = isTaken
    ? `  // { name: '...', steps: [{ send: { type: '${event}' }, now: '...' }], ends: '...' },`
    : "  // { name: '...', steps: [], ends: '...' },";
  return [example];
}
