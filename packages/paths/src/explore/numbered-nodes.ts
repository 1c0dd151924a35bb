import { activeLeaves, type Distinction, keyAfter } from '../chart/configuration.ts';
import type { Shape } from '../chart/shape.ts';
import type { Moment, Move } from '../chart/step.ts';
import type { Node } from './graph.ts';

/** An actor costs as much as so many characters. */
const TEXT_OF_AN_ACTOR = 150;

/** The number of a configuration, and the length of its key. */
type Found = { index: number; length: number };

/** The configurations found so far, each numbered when it is first seen; `size` is that of the texts that tell them apart, and of actors. */
export function numberedNodes(
  model: Distinction,
  onFound: (moment: Moment) => void,
): { nodes: Node[]; nodeOf: (move: Move, from?: Node) => number; size: { kept: number; ofSteps: number } } {
  const nodes: Node[] = [];
  const known = new Map<string, Map<string, number>>();
  const byShape = new Map<Shape, Map<object, Found>>();
  const size = { kept: 0, ofSteps: 0 };
  const nodeOf = (move: Move, from?: Node): number => {
    if (from !== undefined && move.again?.stays === true) return from.index;
    const shape = move.again?.shape ?? move.moment.shape;
    if (shape === undefined) return numbered(move).index;
    const ofShape = byShape.get(shape) ?? new Map<object, Found>();
    byShape.set(shape, ofShape);
    const context = move.again?.context ?? (move.moment.snapshot.context as object);
    const found = ofShape.get(context);
    if (found === undefined) {
      const made = numbered(move);
      ofShape.set(context, made);
      return made.index;
    }
    size.ofSteps += found.length;
    return found.index;
  };
  const numbered = (move: Move): Found => {
    const { place, rest } = keyAfter(move, model);
    const length = place.length + rest.length;
    size.ofSteps += length;
    const there = known.get(place) ?? new Map<string, number>();
    known.set(place, there);
    const seen = there.get(rest);
    if (seen !== undefined) return { index: seen, length };
    const { moment } = move;
    const index = nodes.length;
    const node: Node = {
      index,
      key: `${place} ${rest}`,
      leaves: activeLeaves(moment),
      status: moment.snapshot.status,
      moment,
    };
    const actors = Object.keys(moment.snapshot.children).length * TEXT_OF_AN_ACTOR;
    size.kept += length + actors;
    size.ofSteps += actors;
    there.set(rest, index);
    nodes.push(node);
    onFound(moment);
    return { index, length };
  };
  return { nodes, nodeOf, size };
}
