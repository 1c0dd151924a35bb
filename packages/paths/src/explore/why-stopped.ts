import type { AnyActorRef } from 'xstate';
import { sourceOf } from '../chart/edges.ts';
import type { Model } from '../chart/model.ts';
import { textOf } from '../chart/text-of.ts';
import type { Node } from './graph.ts';

/** So many values of one key of the context, or actors at once, are growth. */
const MANY = 20;

type Varied = { key: string; values: number; last: unknown };

/** The reason why a walk ended early: what grows, named first, and what to do about it. */
export function whyStopped(nodes: readonly Node[], limit: number, model: Pick<Model, 'until' | 'project'>): string {
  const widest = mostVaried(nodes).slice(0, 3);
  const seen = widest.map(({ key, values }) => `${key} (${values} values)`).join(', ') || 'nothing of the context';
  const end =
    nodes.length > limit
      ? `more than ${limit} configurations`
      : `${nodes.length} configurations, each so large that more would take all memory`;
  return `most varied is ${seen}${crowdIn(nodes)}; ${end}: ${cure(widest[0], model)}`;
}

function mostVaried(nodes: readonly Node[]): Varied[] {
  const values = new Map<string, { all: Set<string>; last: unknown }>();
  for (const { moment } of nodes)
    for (const [key, value] of Object.entries((moment.snapshot.context ?? {}) as Record<string, unknown>)) {
      const known = values.get(key) ?? { all: new Set(), last: value };
      known.all.add(textOf(value));
      values.set(key, { all: known.all, last: value });
    }
  return [...values]
    .map(([key, { all, last }]) => ({ key, values: all.size, last }))
    .toSorted((one, other) => other.values - one.values);
}

/** The actors that are more and more, if any are. */
function crowdIn(nodes: readonly Node[]): string {
  const crowds = nodes.map(({ moment }) => Object.values<AnyActorRef | undefined>(moment.snapshot.children));
  const [largest = []] = crowds.toSorted((one, other) => other.length - one.length);
  if (largest.length < MANY) return '';
  const names = new Set(largest.flatMap((actor) => (actor === undefined ? [] : [sourceOf(actor)])));
  const [first] = names;
  return `, and up to ${largest.length} actors at once (${names.size === 1 ? first : `${first} and others`})`;
}

function cure(widest: Varied | undefined, { until, project }: Pick<Model, 'until' | 'project'>): string {
  const grows = widest !== undefined && widest.values >= MANY ? widest : null;
  const leaveOut =
    grows === null
      ? 'let `project` leave out what grows'
      : project === undefined
        ? `tell less of it apart, as with \`project: ${projecting(grows)}\``
        : `let \`project\` tell less of ${grows.key} apart`;
  return until === 'covered'
    ? `${leaveOut}, add the case that is missing, or raise \`limit\``
    : `${leaveOut}, raise \`limit\`, or be content with \`until: 'covered'\``;
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
