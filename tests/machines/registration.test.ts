import { describe, expect, it } from 'vitest';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationContext, RegistrationMeta } from '../../machines/registration/registration.types.ts';
import { nextIndex, stepIndexOf } from '../../machines/registration/steps.ts';
import { journeys, model, rules } from '../models/registration/registration.model.ts';
import { cover, type Node, replayOnChart } from 'xstate-paths';
import { testChart } from './chart-tests.ts';

const exploration = testChart(registrationMachine, { model, journeys, rules });
const { nodes, arcs } = exploration;

const contextOf = ({ moment }: Node) => moment.snapshot.context as RegistrationContext;
const namesOf = (found: readonly Node[]) => [...new Set(found.map(({ leaves }) => leaves.join(' + ')))];
const metasOf = ({ moment }: Node) => Object.values(moment.snapshot.getMeta()) as RegistrationMeta[];

it('is covered by paths that lead where they led before', () => {
  const { paths, uncovered } = cover(exploration);
  expect(uncovered).toEqual([]);
  expect(replayOnChart(registrationMachine, exploration, paths)).toEqual([]);
});

describe('wherever a registration stands', () => {
  it('exactly one heading is shown', () => {
    expect(namesOf(nodes.filter((node) => metasOf(node).length !== 1))).toEqual([]);
  });

  it('the context keeps nothing that was typed', () => {
    const typed = /Luzzu-2027|Żammit|0123404M|LUZ 027|Triq|0427|7912/;
    expect(namesOf(nodes.filter((node) => typed.test(JSON.stringify(contextOf(node)))))).toEqual([]);
  });
});

describe('the index that is kept', () => {
  const indexAt = (at: number) => {
    const node = nodes[at];
    return node === undefined ? null : stepIndexOf({ context: contextOf(node) });
  };
  const moves = arcs
    .filter(({ stimulus }) => stimulus.name !== 'getRegistration done')
    .map(({ from, to, stimulus }) => ({ before: indexAt(from), now: indexAt(to), by: stimulus.name }))
    .filter(({ before, now }) => before !== now);

  it('goes up by one, is cleared at the end, and is reset only to begin again', () => {
    const others = moves.filter(({ before, now }) => before === null || (now !== null && now !== nextIndex(before)));
    expect([...new Set(others.map(({ now, by }) => `${by} to ${now}`))]).toEqual(['start.again to 0']);
    expect(moves.some(({ now }) => now === null)).toBe(true);
  });

  it('goes up by two from the first step', () => {
    const opened = arcs.filter(({ from, to }) => indexAt(from) === 0 && indexAt(to) === nextIndex(0));
    expect(opened.length).toBeGreaterThan(0);
  });
});
