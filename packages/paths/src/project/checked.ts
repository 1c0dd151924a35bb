import { isArbitrary } from '../chart/arbitrary.ts';
import { oddValue, OF_MODELS, OF_SAMPLES } from './checked-values.ts';
import { KNOWN } from './known-keys.ts';
import { nearestName, suggestionFor } from './nearest-name.ts';
import type { Tested } from './tested.ts';

type Keyed = Readonly<Record<string, unknown>>;
/** Refuses what a file says, with the place in it. */
type Refuse = (why: string) => never;

const isRecord = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks that a model file's exports have the shape of a model. @throws if they don't, saying what to write; `path` names the file */
export function checked(exported: Keyed, path: string): Partial<Tested> {
  const { model, journeys = [], rules = [] } = exported;
  const refuse: Refuse = (why) => {
    throw new Error(`${path}: ${why}`);
  };
  checkExports(exported, refuse);
  checkModel(model, 'model', refuse);
  if (!Array.isArray(journeys)) return refuse('`journeys` must be a list.');
  for (const [at, journey] of journeys.entries()) checkJourney(journey, at, refuse);
  if (!Array.isArray(rules)) return refuse('`rules` must be a list.');
  for (const [at, rule] of rules.entries()) checkRule(rule, at, refuse);
  return exported;
}

/** A list or an object under a name that is almost one of ours is no helper: it would be ignored in silence. */
function checkExports(exported: Keyed, refuse: Refuse): void {
  const wanted = ['model', 'journeys', 'rules'].filter((name) => exported[name] === undefined);
  for (const [name, value] of Object.entries(exported)) {
    const meant = Object.hasOwn(KNOWN.exports, name) || typeof value === 'function' ? null : nearestName(name, wanted);
    if (meant !== null) refuse(`nothing reads its export '${name}'; did you mean ${meant}?`);
  }
}

function checkModel(model: unknown, of: string, refuse: Refuse): void {
  if (model === undefined) refuse('it must export `model`.');
  if (!isRecord(model)) return refuse(`\`${of}\` must be an object with \`events\` and \`actors\`.`);
  checkKeys(model, KNOWN.model, `the ${of}`, refuse);
  for (const kind of ['events', 'actors']) {
    const cases = model[kind];
    if (!isRecord(cases)) return refuse(`the ${of} has no \`${kind}\`: write \`${kind}: {}\` if there are none.`);
    for (const [name, list] of Object.entries(cases))
      if (list !== undefined && !Array.isArray(list))
        refuse(`the cases of ${kind}.${name} must be a list: write \`[...]\`.`);
  }
  for (const [name, list] of Object.entries(
    model['actors'] as Readonly<Record<string, readonly unknown[] | undefined>>,
  ))
    for (const [at, one] of (list ?? []).entries()) checkOutcome(one, `the case actors.${name} #${at}`, refuse);
  for (const name of ['inputs', 'watches', 'runs', 'leftByParent', 'accepted'])
    if (model[name] !== undefined && !Array.isArray(model[name])) refuse(`the ${of}'s \`${name}\` must be a list.`);
  for (const accepted of (model['accepted'] ?? []) as readonly unknown[])
    checkKeys(accepted, KNOWN.acceptance, 'what the model accepts', refuse);
  const { samples = {} } = model;
  checkKeys(samples, KNOWN.samples, "the model's `samples`", refuse);
  const odd = oddValue(model, OF_MODELS) ?? oddValue(samples as object, OF_SAMPLES);
  if (odd !== null) refuse(`the ${of}'s ${odd}.`);
  for (const [name, inner] of Object.entries((model['inside'] ?? {}) as Keyed))
    checkModel(inner, `model inside.${name}`, refuse);
}

/** How an actor ends, where it is written as a value: other cases say so as the chart is walked. */
function checkOutcome(one: unknown, what: string, refuse: Refuse): void {
  if (typeof one === 'function' || isArbitrary(one)) return;
  checkKeys(one, KNOWN.outcome, what, refuse);
  if (Object.keys(one as object).length === 0)
    refuse(`${what} says not how the actor ends: write \`output\`, \`error\` or \`snapshot\`.`);
}

function checkJourney(journey: unknown, at: number, refuse: Refuse): void {
  const { name = `number ${at + 1}`, steps, ends, begins } = (journey ?? {}) as Keyed;
  const what = `the journey '${String(name)}'`;
  checkKeys(journey, KNOWN.journey, what, refuse);
  if (!Array.isArray(steps)) return refuse(`${what} has no \`steps\`: write a list, \`[]\` for none.`);
  if (ends === undefined) refuse(`${what} has no \`ends\`: write the states in which it ends.`);
  checkKeys(begins ?? {}, KNOWN.expected, `\`begins\` of ${what}`, refuse);
  for (const [number, step] of steps.entries()) {
    const place = `step ${number + 1} of ${what}`;
    checkKeys(step, KNOWN.step, place, refuse);
    if (!['send', 'actor', 'wait'].some((kind) => kind in (step as object)))
      refuse(`${place} says not what happens: write \`send\`, \`actor\` or \`wait\`.`);
  }
}

function checkRule(rule: unknown, at: number, refuse: Refuse): void {
  const { says = `number ${at + 1}`, never, once } = (rule ?? {}) as Keyed;
  const what = `the rule '${String(says)}'`;
  checkKeys(rule, KNOWN.rule, what, refuse);
  if (never === undefined && once === undefined)
    refuse(`${what} asks nothing: make it with \`never\`, \`always\`, \`until\`, \`eventually\` or \`shows\`.`);
}

/** @throws if something is no object, or has a key that is not known */
function checkKeys(given: unknown, known: Keyed, what: string, refuse: Refuse): void {
  if (!isRecord(given)) return refuse(`${what} must be an object.`);
  for (const key of Object.keys(given))
    if (!Object.hasOwn(known, key)) refuse(`${what} has no '${key}'; ${suggestionFor(key, Object.keys(known))}`);
}
