import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, sourceOf } from '../chart/edges.ts';
import { isMachine, nodeIn } from '../chart/inside.ts';
import { loadChart } from '../project/load.ts';
import { shortPath } from '../project/project.ts';
import { filesOf } from '../project/source-lines.ts';
import { declaredEvents } from './declared-events.ts';
import type { Given } from './given.ts';
import { placeholder, placeholders } from './placeholders.ts';
import { print } from './print.ts';

/** Writes the draft of a chart's model: a case for each event and each end of an actor, to be filled in. @throws if it has a model */
export async function writeModel(chart: Given): Promise<boolean> {
  const { modelFile, file, project } = chart;
  const path = shortPath(project, modelFile);
  if (existsSync(modelFile)) throw new Error(`${path} is there already.`);
  const { machine, name } = await loadChart(chart);
  const isTyped = !/\.[cm]?jsx?$/.test(modelFile);
  mkdirSync(dirname(modelFile), { recursive: true });
  writeFileSync(modelFile, draftOf(machine, { name, from: importPath(modelFile, file), file, isTyped }));
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

/** The export of a chart, the path under which its model imports it, and its file; JavaScript has its types in comments. */
type Origin = { name: string; from: string; file: string; isTyped: boolean };

/** The text of a draft. It compiles, whatever the types of the chart are. */
function draftOf(machine: AnyStateMachine, { name, from, file, isTyped }: Origin): string {
  const actors = actorsOf(machine);
  const watches = actors.filter(({ kind }) => kind === 'watch').map(({ src }) => src);
  const { events, unread } = eventsOf(machine, { name, file });
  const line = (key: string, value: string) => `    ${keyOf(key)}: ${value},`;
  const empty = placeholder('{}', isTyped);
  const drafts = draftsOf(placeholder('undefined', isTyped));
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
      ? ['  // The chart starts once with each.', `  inputs: [${empty}],`]
      : ['  // Write `inputs: [...]` if the chart begins with an input: it starts once with each.']),
    '  events: {',
    '    // The payloads to send, one case each; an empty list for an event that only the chart itself raises.',
    ...events.map(({ type, kind }) => line(type, { bare: '[{}]', loaded: `[${empty}]`, unheard: '[]' }[kind])),
    ...(unread.length === 0
      ? []
      : [
          `    // Instead of this line, a case for each event of types that could not be read here: ${unread.join(', ')}.`,
          `    ${placeholders(isTyped)},`,
        ]),
    '  },',
    '  actors: {',
    '    // The ways in which each ends, as values or as functions of `{ context, input }`; an empty list if it never ends.',
    ...actors.flatMap(({ src, kind }) => (kind === 'watch' ? [] : [line(src, drafts[kind])])),
    '  },',
    ...(watches.length === 0 ? [] : [`  watches: [${watches.map((src) => `'${src}'`).join(', ')}],`]),
    isTyped ? `} satisfies ModelFor<typeof ${type}>;` : '};',
    '',
    `/** Ways through the chart that must lead where they say, whatever the chart does.${isTyped ? '' : ` ${noted('JourneyFor').replace(/}$/, '[]}')}`} */`,
    isTyped ? `export const journeys: JourneyFor<typeof ${type}>[] = [` : 'export const journeys = [',
    ...journeyLines(
      machine,
      events.map((event) => event.type),
    ),
    '];',
    '',
  ].join('\n');
}

/** An actor by what the chart waits for: its end, its news, nothing, or, of a callback, the events that it sends. */
type Actor = { src: string; kind: 'ends' | 'tells' | 'runs' | 'watch' };

const draftsOf = (value: string) => ({
  ends: `[{ output: ${value} }, { error: new Error('failed') }]`,
  tells: `[{ snapshot: { context: ${value} } }]`,
  runs: '[]',
});

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
    if (logic === 'runs') return { src, kind: 'runs' };
    return { src, kind: 'watch' };
  });
}

/** The kinds of an actor's events that a state handles: `done`, `error`, `snapshot`. */
const heardOf = (node: AnyStateNode, id: string): string[] =>
  [...node.transitions.keys()].flatMap((type) => {
    const [, kind, of] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(type) ?? [];
    return of === id && kind !== undefined ? [kind] : [];
  });

/** Tells charts and promises, which end, from observables and transitions, which run, and callbacks, by what they do: XState does not name them. */
function kindOfLogic(logic: unknown): 'ends' | 'runs' | 'other' {
  if (isMachine(logic)) return 'ends';
  try {
    const { start, transition, getInitialSnapshot } = logic as AnyActorLogic;
    if (start === undefined) return 'runs';
    const snapshot = getInitialSnapshot({} as never, undefined) as object;
    if ('_subscription' in snapshot) return 'runs';
    const done = transition(snapshot, { type: 'xstate.promise.resolve' }, {} as never) as { status?: unknown };
    return done.status === 'done' ? 'ends' : 'other';
  } catch {
    return 'other';
  }
}

/** An event by what has to be written of it: nothing, a payload, or, if the chart doesn't handle it and its type wants it all the same, no case. */
type Event = { type: string; kind: 'bare' | 'loaded' | 'unheard' };

/** The events that a chart handles by name, and those that its types declare: all that a wildcard takes, or that have a payload; and types with others. */
function eventsOf({ events }: AnyStateMachine, { name, file }: Pick<Origin, 'name' | 'file'>) {
  const source = readFileSync(file, 'utf8');
  const sources = [
    source,
    ...filesOf(file)
      .slice(1)
      .map((each) => readFileSync(each, 'utf8')),
  ].join('\n');
  const isTyped = /\btypes\s*:/.test(sources);
  const { events: declared, unread } = declaredEvents(name, source, sources);
  const heard = events.filter((type) => !type.startsWith('xstate.'));
  const wildcards = heard.filter((type) => type.endsWith('*')).map((type) => type.slice(0, -1));
  const named = heard.filter((type) => !type.endsWith('*'));
  const others = [...declared.keys()].filter((type) => !named.includes(type));
  const covered = others.filter((type) => wildcards.some((prefix) => type.startsWith(prefix)));
  const unheard = others.filter((type) => !covered.includes(type) && declared.get(type) === false);
  // The types that can't be read may be those of events that are heard and not declared.
  const strange = named.filter((type) => !declared.has(type));
  const hasOthers = wildcards.length > 0 || unread.length > strange.length;
  const all = [
    ...[...named, ...covered].map((type): Event => ({
      type,
      kind: (declared.get(type) ?? !isTyped) ? 'bare' : 'loaded',
    })),
    ...unheard.map((type): Event => ({ type, kind: 'unheard' })),
  ];
  return { events: all, unread: hasOthers ? unread.map((type) => type.replaceAll(/\s+/g, ' ')) : [] };
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
