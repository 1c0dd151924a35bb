import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, type Edge, edgesOf } from '../chart/edges.ts';
import { nodeIn } from '../chart/inside.ts';
import type { Model } from '../chart/model.ts';
import { strangeActor, strangeEvent } from '../chart/strange-names.ts';

/** The facts about an incomplete walk: the states and transitions reached, and the guards' answers. */
export type Gaps = {
  isReached: (stateId: string) => boolean;
  isWalked: (edgeId: string) => boolean;
  hasSaidNo: (edgeId: string) => boolean;
  /** The keys of the context that a guard reads if it reads nothing else. */
  contextKeys: (edgeId: string) => readonly string[] | null;
  /** The states that a guard asks for with `stateIn`. */
  statesAsked: (edgeId: string) => readonly string[];
  /** True if a guard doesn't see the event, but asks what stands outside the chart. */
  isDecidedOutside: (edgeId: string) => boolean;
  /** The name of a spawned actor's logic by the actor's id; the name itself of any other. */
  sourceOf: (actor: string) => string;
};

/** The reason why nothing enters a state. */
export function whyUnreachable(charts: readonly AnyStateMachine[], leaf: string, { isWalked }: Gaps): string {
  const around = new Set(
    charts.flatMap(({ root }) =>
      allStates(root).flatMap((node) =>
        node !== root && allStates(node).some(({ id }) => id === leaf) ? [node.id] : [],
      ),
    ),
  );
  const leading = charts.flatMap(edgesOf).filter(({ targets }) => targets.some((id) => around.has(id)));
  const unwalked = leading.filter(({ id }) => !isWalked(id)).map(({ id }) => id);
  if (leading.length === 0) return 'no transition leads there';
  return unwalked.length === 0
    ? 'what leads near it never comes to it'
    : `only by what is not walked: ${unwalked.join(', ')}`;
}

/** The transitions by which a dead end may be left all the same, for none was walked; null if the chart has none. */
export function whyStuck(charts: readonly AnyStateMachine[], leaf: string, { isWalked }: Gaps): string | null {
  const around = new Set<string>();
  for (let node: AnyStateNode | undefined = nodeIn(charts, leaf); node !== undefined; node = node.parent)
    around.add(node.id);
  const leaving = charts
    .flatMap(edgesOf)
    .filter(({ id, source, targets }) => around.has(source) && targets.length > 0 && !isWalked(id));
  return leaving.length === 0 ? null : `unless what is not walked leads out: ${leaving.map(({ id }) => id).join(', ')}`;
}

/** The reason why nothing takes a transition, and the remedy that a tester has. */
export function whyUnwalked(edge: Edge, edges: readonly Edge[], model: Model, gaps: Gaps): string {
  if (!gaps.isReached(edge.source)) return `no path comes to ${edge.source}`;
  const rivals = edges.filter(
    ({ source, trigger, index }) => source === edge.source && trigger === edge.trigger && index < edge.index,
  );
  const sole = rivals.find(({ guard }) => guard === null);
  if (sole !== undefined) return `it can never be taken: ${sole.id}, which has no guard, always is`;
  const [rival] = rivals.filter(({ id }) => gaps.isWalked(id));
  const keys = gaps.hasSaidNo(edge.id) ? gaps.contextKeys(edge.id) : null;
  if (keys !== null) return `${edge.guard ?? 'its guard'} always said no, and it ${whatItReads(edge, keys, gaps)}`;
  if (gaps.hasSaidNo(edge.id) && gaps.isDecidedOutside(edge.id))
    return `${edge.guard ?? 'its guard'} always said no, and it asks what stands outside the chart, such as a clock, which stands still on a walk: give it another answer, as with \`provide\``;
  if (gaps.hasSaidNo(edge.id))
    return `${edge.guard ?? 'its guard'} always said no: ${cure(edge, model, gaps, 'that it lets through')}`;
  if (rival !== undefined)
    return `${rival.id} was always taken instead: ${cureOf(rival, model, gaps, `that ${rival.guard ?? 'it'} says no to`)}`;
  if (edge.trigger.startsWith('after '))
    return 'the state is always left before: a shorter delay ends first, or something happens at once';
  return `it never happened there: ${cure(edge, model, gaps, 'that can happen there')}`;
}

/** Names the state or context that a guard reads and no case of its own event changes, and how to change it. */
function whatItReads({ id, source }: Edge, keys: readonly string[], gaps: Gaps): string {
  const states = gaps.statesAsked(id);
  if (states.length > 0)
    return `asks ${keys.length === 0 ? 'only' : `only for the context (${keys.join(', ')}) and`} where the chart is (${states.join(', ')}): add cases that come to ${source} when it lets that through, or mend the guard if none can`;
  return `reads only the context${keys.length === 0 ? '' : ` (${keys.join(', ')})`}: add cases that come to ${source} with a context that it lets through, or mend the guard if there is none`;
}

/** The reason why a guard never said no. */
export function whyNeverRefused(edge: Edge | undefined, model: Model, gaps: Gaps): string {
  return edge === undefined ? 'it was never asked' : cureOf(edge, model, gaps, 'that it refuses');
}

/** The reason why a case was never used: the chart has no event or actor of its name. Null if it has. */
export function whyUnused(
  charts: readonly AnyStateMachine[],
  goal: string,
  { events, inside = {} }: Model,
): string | null {
  const name = goal.replace(/ #\d+$/, '');
  const [chart, ...rest] = name.split('/');
  const inner = rest.length === 0 ? undefined : inside[chart ?? ''];
  if (inner !== undefined) return whyUnused(charts, rest.join('/'), inner);
  return Object.hasOwn(events, name) ? strangeEvent(charts, name) : strangeActor(charts, name);
}

const SAID: Readonly<Record<string, string>> = { done: 'an output', error: 'an error', snapshot: 'a snapshot' };

/** Advice on getting another answer from a transition's guard: by another context, if it reads nothing else, or else another case. */
function cureOf(edge: Edge, model: Model, gaps: Gaps, which: string): string {
  if (gaps.contextKeys(edge.id) === null) return cure(edge, model, gaps, which);
  const states = gaps.statesAsked(edge.id);
  return states.length > 0
    ? `it depends on where the chart is (${states.join(', ')}): add cases that come to ${edge.source} when that is otherwise, or mend the guard if none can`
    : `add cases that come to ${edge.source} with a context ${which}, or mend the chart if there is none`;
}

function cure({ trigger }: Edge, { events }: Model, { sourceOf }: Gaps, which: string): string {
  const [, said = '', actor] = /^(done|error|snapshot) (\S+)/.exec(trigger) ?? [];
  if (actor !== undefined) return `add a case to actors.${sourceOf(actor)} with ${SAID[said]} ${which}`;
  if (/^(always|onDone|after )/.test(trigger)) return `add a case that leads there in a way ${which}`;
  if (events[trigger]?.length === 0) return 'only the chart itself raises it, and it did not';
  return `add a case to events['${trigger}'] ${which}`;
}
