import type { Arc, Exploration, Path } from 'xstate-paths';

/** The shortest ways to every configuration, by steps that need not be avoided. */
function shortestPaths({ starts, arcs }: Exploration, avoid: (arc: Arc) => boolean): Map<number, Path> {
  const leaving = new Map<number, Arc[]>();
  for (const arc of arcs) if (!avoid(arc)) leaving.set(arc.from, [...(leaving.get(arc.from) ?? []), arc]);
  const found = new Map(starts.map((start): [number, Path] => [start.to, { start, steps: [] }]));
  for (const [node, { start, steps }] of found)
    for (const arc of leaving.get(node) ?? [])
      if (!found.has(arc.to)) found.set(arc.to, { start, steps: [...steps, arc] });
  return found;
}

export type Cutting = {
  avoid: (arc: Arc) => boolean;
  /** Steps after which a path may end. */
  length: number;
  /** Steps after which there is nothing more to walk. */
  endsPath?: (arc: Arc) => boolean;
  /** Transitions that are walked elsewhere; those of the pieces are added. */
  walked?: Set<string>;
};

/** True if a walk may begin or end before this step: not while a call is pending. */
const isRest = (next: Arc | undefined) => next === undefined || next.stimulus.kind === 'event';

/**
 * Cuts tours into paths of about this many new steps, each from a start of the chart by the shortest way, so that a failure stops few.
 * Pieces that walk nothing new are left out.
 */
export function inPieces(
  exploration: Exploration,
  paths: readonly Path[],
  { avoid, length, endsPath = () => false, walked = new Set() }: Cutting,
): Path[] {
  const ways = shortestPaths(exploration, avoid);
  const isNew = (arc: Arc) => arc.walked.some((id) => !walked.has(id));
  return paths.flatMap((path) => {
    const pieces: Path[] = [];
    let rest = path.steps;
    let isFirst = true;
    while (isFirst || rest.some(isNew)) {
      const from = rest.findIndex((arc, at) => isRest(arc) && rest.slice(at, at + 6).some(isNew));
      const skipped = isFirst ? 0 : Math.max(0, from);
      rest = rest.slice(skipped);
      const ends = rest.findIndex((arc, at) => endsPath(arc) || (at + 1 >= length && isRest(rest[at + 1])));
      const steps = rest.slice(0, ends < 0 ? undefined : ends + 1);
      const way = isFirst ? { start: path.start, steps: [] } : ways.get(rest[0]?.from ?? -1);
      if (!way) throw new Error('A tour goes where no way leads: look at what is avoided.');
      const piece = trimmed({ start: way.start, steps: [...way.steps, ...steps] }, walked);
      if (piece) pieces.push(piece);
      for (const each of piece ? [piece.start, ...piece.steps] : []) each.walked.forEach((id) => walked.add(id));
      rest = rest.slice(steps.length);
      isFirst = false;
    }
    return pieces;
  });
}

/** A path without the end that walks nothing new; null if all of it is known. */
function trimmed({ start, steps }: Path, walked: ReadonlySet<string>): Path | null {
  const known = new Set(walked);
  const lastNew = steps.findLastIndex((arc, at) => {
    const before = new Set([...known, ...start.walked, ...steps.slice(0, at).flatMap((each) => each.walked)]);
    return arc.walked.some((id) => !before.has(id));
  });
  if (lastNew < 0 && start.walked.every((id) => known.has(id))) return null;
  const end = steps.findIndex((_, at) => at >= lastNew && isRest(steps[at + 1]));
  return { start, steps: end < 0 ? steps : steps.slice(0, end + 1) };
}
