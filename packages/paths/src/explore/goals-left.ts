import { addTo } from '../chart/group-by.ts';
import { caseKey, type Goal, isAtRest, listOf, type Resting } from './goals.ts';
import type { Node, Walk } from './graph.ts';
import type { Stimulus } from '../chart/stimuli.ts';

/**
 * The goals that a walk has not met yet. A goal's text is made once, when its part of the chart is first seen: to make it again at every
 * step would take as long as the step.
 */
export class GoalsLeft {
  readonly unmet: Set<Goal>;
  private readonly resting: Resting;
  private readonly seen = {
    enter: new Set<string>(),
    leave: new Set<string>(),
    take: new Set<string>(),
    hear: new Set<string>(),
  };
  private readonly used = new Map<string, Set<number>>();
  /** By leaves that nothing has left so far: the configurations in which something is done while they stay. */
  private readonly rested = new Map<string, Set<number>>();

  constructor(unmet: Set<Goal>, resting: Resting) {
    this.unmet = unmet;
    this.resting = resting;
  }

  /** Strikes out what a start, or a step from `from`, meets. */
  strike(walk: Walk, from: Node | undefined, to: Node | undefined): void {
    if (this.unmet.size === 0) return;
    const stays = to?.leaves ?? [];
    for (const id of walk.entered) {
      this.meet('enter', id);
      if (!stays.includes(id)) this.meet('leave', id);
    }
    for (const id of from?.leaves ?? []) if (!stays.includes(id)) this.meet('leave', id);
    for (const id of walk.walked) this.meet('take', id);
    for (const outcome of walk.guards) this.meet('hear', outcome);
    if (from !== undefined && to !== undefined) this.noteRest(walk, from, to);
  }

  /** Strikes out the use of a stimulus's case. */
  strikeCase(stimulus: Stimulus): void {
    if (stimulus.kind === 'delay') return;
    const { index } = stimulus;
    const name = listOf(stimulus);
    if (this.used.get(name)?.has(index) === true) return;
    addTo(this.used, name, [index]);
    this.unmet.delete(`use ${caseKey(name, index)}`);
  }

  /** True if whatever is left is either out of reach, or the leaving of a state in which something is done. */
  hasOnly(outOfReach: ReadonlySet<Goal>): boolean {
    const isRest = (goal: Goal) => goal.startsWith('leave ') && this.rested.has(goal.slice('leave '.length));
    return [...this.unmet].every((goal) => outOfReach.has(goal) || isRest(goal));
  }

  /** Strikes out the leaving of states in which something is done in each of these configurations in which they are active. */
  strikeRest(nodes: readonly Node[]): void {
    for (const [leaf, places] of this.rested)
      if (nodes.every(({ index, leaves }) => places.has(index) || !leaves.includes(leaf)))
        this.unmet.delete(`leave ${leaf}`);
  }

  private meet(kind: keyof GoalsLeft['seen'], id: string): void {
    const seen = this.seen[kind];
    if (seen.has(id)) return;
    seen.add(id);
    this.unmet.delete(`${kind} ${id}`);
  }

  private noteRest(walk: Walk, from: Node, to: Node): void {
    for (const leaf of from.leaves) {
      if (this.seen.leave.has(leaf) || !to.leaves.includes(leaf) || !isAtRest(this.resting, walk, leaf)) continue;
      addTo(this.rested, leaf, [from.index]);
    }
  }
}
