import type { Model } from '../chart/model.ts';
import { textIfAny, textOf } from '../chart/text-of.ts';
import { type Crowd, crowdsIn } from './crowding.ts';
import type { Node } from './graph.ts';

/** So many values of one key of the context, or actors or delays at once, are growth; a few are, if nothing else is. */
const MANY = 20;
const A_FEW = 4;

type Varied = { key: string; values: number; last: unknown };
type Told = Pick<Model, 'until' | 'project'>;

/** The reason why a walk ended early: what grows, named first, and what to do about it. */
export function whyStopped(nodes: readonly Node[], limit: number, model: Told): string {
  const most = mostVaried(nodes, model).slice(0, 3);
  const [widest, ...others] = most;
  const isWide = widest !== undefined && widest.values >= MANY;
  const crowds = crowdsIn(nodes, isWide ? MANY : A_FEW);
  const isContext = widest !== undefined && (isWide || crowds.length === 0);
  const varied = isContext
    ? [widest, ...others].map(({ key, values }) => `${key} (${values} values)`).join(', ')
    : null;
  const seen = [...(varied === null ? [] : [`most varied is ${varied}`]), ...crowds.map(({ what }) => what)];
  const end =
    nodes.length > limit
      ? `more than ${limit} configurations`
      : `${nodes.length} configurations, each so large that more would take all memory`;
  const grows = seen.join(', and ') || 'most varied is nothing of the context';
  return `${grows}; ${end}: ${cure(isContext ? growing(most) : [], crowds, model)}`;
}

/** The keys of the context with the most values that are told apart first; none where `project` tells so few apart that they decide nothing. */
function mostVaried(nodes: readonly Node[], { project }: Told): Varied[] {
  if (project !== undefined) {
    const told = new Set(nodes.map(({ moment }) => textOf(project(moment.snapshot.context))));
    if (told.size < MANY) return [];
  }
  const values = new Map<string, Map<string, unknown>>();
  for (const { moment } of nodes)
    for (const [key, value] of Object.entries(contextOf(moment)))
      values.set(key, (values.get(key) ?? new Map<string, unknown>()).set(textIfAny(value) ?? '', value));
  return [...values]
    .map(([key, all]) => {
      const each = [...all.values()];
      return { key, values: toldApart(key, each, project, nodes.at(-1)), last: each.at(-1) };
    })
    .toSorted((one, other) => other.values - one.values);
}

const contextOf = ({ snapshot }: Node['moment']) => (snapshot.context ?? {}) as Record<string, unknown>;

/** How many values of a key `project` tells apart, where all else is as it was last. */
function toldApart(key: string, values: readonly unknown[], project: Told['project'], last?: Node): number {
  if (project === undefined || last === undefined) return values.length;
  try {
    const told = values.map((value) => textIfAny(project({ ...contextOf(last.moment), [key]: value })));
    return new Set(told).size;
  } catch {
    return values.length; // these values never stand together
  }
}

/** The keys that grow: the widest, and those that keep up with it. */
const growing = (most: readonly Varied[]) =>
  most.filter(({ values }) => values >= Math.max(MANY, (most[0]?.values ?? 0) / 2));

function cure(grows: readonly Varied[], [crowd]: readonly Crowd[], { until, project }: Told): string {
  const them = grows.map(({ key }) => key).join(' and ');
  const lessen =
    grows.length === 0
      ? (crowd?.cure ?? 'let `project` leave out what grows')
      : project === undefined
        ? `tell less of ${grows.length === 1 ? 'it' : 'them'} apart, as with \`project: ${projecting(grows)}\``
        : `let \`project\` tell less of ${them} apart`;
  return until === 'covered'
    ? `${lessen}, add the case that is missing, or raise \`limit\``
    : `${lessen}, raise \`limit\`, or be content with \`until: 'covered'\``;
}

/** A `project` that keeps of each key only what guards mostly ask. */
function projecting(grows: readonly Varied[]): string {
  const keys = grows.map(({ key, last }, index) => {
    const isName = /^[A-Za-z_$][\w$]*$/.test(key);
    const own = isName ? key : `grows${index || ''}`;
    const kept = Array.isArray(last) ? [`${own}.length > 0`] : typeof last === 'number' ? [`Math.min(${own}, 3)`] : [];
    return { named: isName ? key : `${JSON.stringify(key)}: ${own}`, kept };
  });
  const kept = keys.flatMap((each) => each.kept);
  return `({ ${keys.map(({ named }) => named).join(', ')}, ...rest }) => ${kept.length === 0 ? 'rest' : `[rest, ${kept.join(', ')}]`}`;
}
