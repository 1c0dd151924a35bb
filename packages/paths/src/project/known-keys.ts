import type { Model, News, Outcome } from '../chart/model.ts';
import type { Rule } from '../explore/rules.ts';
import type { Acceptance } from '../explore/settle.ts';
import type { Expected, Journey, JourneyStep } from '../journeys/journeys.ts';
import type { Tested } from './tested.ts';

type Keys<Thing> = Thing extends unknown ? keyof Thing : never;
type Known<Thing> = Readonly<Record<Keys<Thing>, true>>;

const expected: Known<Expected<Record<string, unknown>>> = {
  now: true,
  enters: true,
  refused: true,
  context: true,
  asks: true,
  tags: true,
  meta: true,
  does: true,
  sends: true,
  emits: true,
};

const model: Known<Model> = {
  inputs: true,
  events: true,
  actors: true,
  leftByParent: true,
  watches: true,
  inside: true,
  runs: true,
  samples: true,
  project: true,
  ids: true,
  until: true,
  limit: true,
  patience: true,
  accepted: true,
  requirements: true,
};

const exports: Known<Omit<Tested, 'machine' | 'leftOutInBrowser'>> = {
  model: true,
  journeys: true,
  rules: true,
  equivalents: true,
  ownership: true,
  notInBrowser: true,
};

const journey: Known<Journey> = { name: true, input: true, begins: true, steps: true, ends: true };
const step: Known<JourneyStep> = {
  send: true,
  to: true,
  actor: true,
  id: true,
  of: true,
  output: true,
  error: true,
  snapshot: true,
  wait: true,
  ...expected,
};
const rule: Known<Rule> = {
  says: true,
  never: true,
  always: true,
  once: true,
  holds: true,
  until: true,
  later: true,
  by: true,
};
const acceptance: Known<Acceptance> = { finding: true, reason: true, until: true };
const samples: Known<NonNullable<Model['samples']>> = { seed: true, many: true };

const outcome: Known<Outcome | News> = { output: true, error: true, snapshot: true };

/** The keys of everything that a model's file says, complete by type: any other is a typing mistake. */
export const KNOWN = { exports, model, expected, journey, step, rule, acceptance, samples, outcome } as const;
