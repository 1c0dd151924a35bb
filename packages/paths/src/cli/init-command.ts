import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, sep } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { allStates, sourceOf } from '../chart/edges.ts';
import { loadChart } from '../project/load.ts';
import { shortPath } from '../project/project.ts';
import type { Given } from './given.ts';
import { print } from './print.ts';

/** Writes the draft of a chart's model: a case for each event and each end of an actor, to be filled in. @throws if it has a model */
export async function writeModel(chart: Given): Promise<boolean> {
  const { modelFile, file, project } = chart;
  const path = shortPath(project, modelFile);
  if (existsSync(modelFile)) throw new Error(`${path} is there already.`);
  const { machine, exported } = await loadChart(chart);
  const [name = 'machine'] = Object.entries(exported).find(([, value]) => value === machine) ?? [];
  writeFileSync(modelFile, draftOf(machine, name, importPath(modelFile, file)));
  return print(`Written: ${path}. Fill in the payloads, then: npx xstate-paths explore ${chart.name}`);
}

/** The path under which the model imports the chart, with an ending if the chart's own imports have one. */
function importPath(from: string, file: string): string {
  const path = relative(dirname(from), file).split(sep).join('/');
  const [, ending = ''] = /from ['"]\.[^'"]*?(\.[cm]?[jt]sx?)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  const bare = path.slice(0, -extname(path).length);
  return `${bare.startsWith('.') ? bare : `./${bare}`}${/\.[cm]?js$/.test(basename(file)) ? extname(file) : ending}`;
}

/** The text of a draft. */
function draftOf(machine: AnyStateMachine, name: string, from: string): string {
  const nodes = allStates(machine.root);
  const invoked = nodes.flatMap((node) => node.invoke.map((each) => ({ node, id: each.id, src: sourceOf(each) })));
  const isHeard = ({ node, id }: (typeof invoked)[number]) =>
    [...node.transitions.keys()].some((type) => /^xstate\.(done|error)\.actor\./.test(type) && type.endsWith(id));
  const names = new Set([...invoked.map(({ src }) => src), ...Object.keys(machine.implementations.actors)]);
  const watches = [...names].filter((src) => invoked.some((each) => each.src === src && !isHeard(each)));
  const events = machine.events.filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'));
  const lines = (keys: readonly string[], value: string) => keys.map((key) => `    ${keyOf(key)}: ${value},`);
  const type = name === 'default' ? 'machine' : name;
  return [
    "import type { JourneyFor, ModelFor } from 'xstate-paths';",
    `import type ${name === 'default' ? type : `{ ${type} }`} from '${from}';`,
    '',
    '/** What the world does to the chart. */',
    'export const model = {',
    '  // Write `inputs: [...]` if the chart begins with an input: it starts once with each.',
    '  events: {',
    '    // The payloads to send, one case each; an empty list for an event that only the chart itself raises.',
    ...lines(events, '[{}]'),
    '  },',
    '  actors: {',
    '    // The ways in which each ends, as values or as functions of `{ context, input }`; an empty list if it never ends.',
    ...lines(
      [...names].filter((src) => !watches.includes(src)),
      "[{ output: undefined }, { error: new Error('failed') }]",
    ),
    '  },',
    ...(watches.length === 0 ? [] : [`  watches: [${watches.map((src) => `'${src}'`).join(', ')}],`]),
    `} satisfies ModelFor<typeof ${type}>;`,
    '',
    '/** Ways through the chart that must lead where they say, whatever the chart does. */',
    `export const journeys: JourneyFor<typeof ${type}>[] = [`,
    ...journeyLines(machine, events),
    '];',
    '',
  ].join('\n');
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

/** The first journey, as an example: one event, and the state to write down. */
function journeyLines(machine: AnyStateMachine, [event]: readonly string[]): string[] {
  const first = machine.root.initial?.target?.[0];
  const isTaken =
    first !== undefined && event !== undefined && machine.getStateNodeById(first.id).ownEvents.includes(event);
  const example = isTaken
    ? `  // { name: '...', steps: [{ send: { type: '${event}' }, now: '...' }], ends: '...' },`
    : "  // { name: '...', steps: [], ends: '...' },";
  return [example];
}
