import type { AnyStateMachine } from 'xstate';
import { allStates, transitionsOf } from '../chart/edges.ts';
import type { Model } from '../chart/model.ts';
import type { Path } from '../paths/path-plan.ts';
import type { Finding } from './report.ts';

/** One requirement on a chart: the states and transitions that name it in `meta.requirements`, and the paths that pass there. */
export type RequirementCoverage = {
  name: string;
  says: string | null;
  /** Ids of states and of transitions. */
  places: readonly string[];
  /** Numbers of paths, from 0. */
  paths: readonly number[];
};

/** The matrix from each requirement to the paths that meet it, in the order of the model and then of the chart. */
export function requirementsOf(
  machine: AnyStateMachine,
  { requirements = {} }: Pick<Model, 'requirements'>,
  paths: readonly Path[],
): RequirementCoverage[] {
  const places = placesByName(machine);
  const passing = paths.map(
    ({ start, steps }) => new Set([start, ...steps].flatMap(({ entered, walked }) => [...entered, ...walked])),
  );
  return [...new Set([...Object.keys(requirements), ...places.keys()])].map((name) => {
    const at = places.get(name) ?? [];
    return {
      name,
      says: requirements[name] ?? null,
      places: at,
      paths: passing.flatMap((passed, number) => (at.some((place) => passed.has(place)) ? [number] : [])),
    };
  });
}

/** The requirements that nothing in the chart serves, that no path meets, or that the model lacks although it lists others. */
export function unmetRequirements(all: readonly RequirementCoverage[]): Finding[] {
  const isListed = all.some(({ says }) => says !== null);
  return all.flatMap(({ name, says, places, paths }): Finding[] => {
    if (places.length === 0)
      return [{ what: `requirement in no state: ${name}`, why: 'name it in `meta.requirements` of what meets it' }];
    if (paths.length === 0) return [{ what: `requirement on no path: ${name}`, why: `only in ${places.join(', ')}` }];
    if (isListed && says === null)
      return [{ what: `unknown requirement: ${name}`, why: "write it into the model's `requirements`, or correct it" }];
    return [];
  });
}

function placesByName(machine: AnyStateMachine): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const note = (meta: unknown, place: string) => {
    for (const name of namesIn(meta)) places.set(name, [...(places.get(name) ?? []), place]);
  };
  for (const { id, meta } of [...allStates(machine.root), ...transitionsOf(machine)]) note(meta, id);
  return places;
}

function namesIn(meta: unknown): readonly string[] {
  const { requirements } = (meta ?? {}) as { requirements?: string | readonly string[] };
  return requirements === undefined ? [] : [requirements].flat();
}
