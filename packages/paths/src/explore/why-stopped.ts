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
  const [widest, ...others] = mostVaried(nodes, model).slice(0, 3);
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
  return `${grows}; ${end}: ${cure(isContext ? widest : undefined, crowds, model)}`;
}

/** The keys of the context with the most values first; none where `project` tells so few apart that they decide nothing. */
function mostVaried(nodes: readonly Node[], { project }: Told): Varied[] {
  if (project !== undefined) {
    const told = new Set(nodes.map(({ moment }) => textOf(project(moment.snapshot.context))));
    if (told.size < MANY) return [];
  }
  const values = new Map<string, { all: Set<string>; last: unknown }>();
  for (const { moment } of nodes)
    for (const [key, value] of Object.entries((moment.snapshot.context ?? {}) as Record<string, unknown>)) {
      const known = values.get(key) ?? { all: new Set(), last: value };
      known.all.add(textIfAny(value) ?? '');
      values.set(key, { all: known.all, last: value });
    }
  return [...values]
    .map(([key, { all, last }]) => ({ key, values: all.size, last }))
    .toSorted((one, other) => other.values - one.values);
}

function cure(widest: Varied | undefined, [crowd]: readonly Crowd[], { until, project }: Told): string {
  const grows = widest !== undefined && widest.values >= MANY ? widest : null;
  const lessen =
    grows === null
      ? (crowd?.cure ?? 'let `project` leave out what grows')
      : project === undefined
        ? `tell less of it apart, as with \`project: ${projecting(grows)}\``
        : `let \`project\` tell less of ${grows.key} apart`;
  return until === 'covered'
    ? `${lessen}, add the case that is missing, or raise \`limit\``
    : `${lessen}, raise \`limit\`, or be content with \`until: 'covered'\``;
}

/** A `project` that keeps of a key only what guards mostly ask. */
function projecting({ key, last }: Varied): string {
  const [named, own] = /^[A-Za-z_$][\w$]*$/.test(key) ? [key, key] : [`${JSON.stringify(key)}: grows`, 'grows'];
  const kept = Array.isArray(last)
    ? `[rest, ${own}.length > 0]`
    : typeof last === 'number'
      ? `[rest, Math.min(${own}, 3)]`
      : 'rest';
  return `({ ${named}, ...rest }) => ${kept}`;
}
