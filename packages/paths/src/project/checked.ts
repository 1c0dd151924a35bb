import type { Tested } from './tested.ts';

type Cases = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Cases =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a model's file exports, once it has the shape of a model. @throws if it has not, saying what to write; `path` names the file */
export function checked(exported: Readonly<Record<string, unknown>>, path: string): Partial<Tested> {
  const { model, journeys = [], rules = [] } = exported;
  const refuse = (why: string): never => {
    throw new Error(`${path}: ${why}`);
  };
  if (model === undefined) refuse('it must export `model`.');
  if (!isRecord(model)) return refuse('`model` must be an object with `events` and `actors`.');
  for (const kind of ['events', 'actors']) {
    const cases = model[kind];
    if (!isRecord(cases)) return refuse(`the model has no \`${kind}\`: write \`${kind}: {}\` if there are none.`);
    for (const [name, list] of Object.entries(cases))
      if (list !== undefined && !Array.isArray(list))
        refuse(`the cases of ${kind}.${name} must be a list: write \`[...]\`.`);
  }
  for (const name of ['inputs', 'watches', 'runs', 'leftByParent', 'accepted'])
    if (model[name] !== undefined && !Array.isArray(model[name])) refuse(`the model's \`${name}\` must be a list.`);
  if (!Array.isArray(journeys)) return refuse('`journeys` must be a list.');
  for (const [at, journey] of journeys.entries()) {
    const {
      name = `number ${at + 1}`,
      steps,
      ends,
    } = (journey ?? {}) as { name?: string; steps?: unknown; ends?: unknown };
    if (!Array.isArray(steps)) refuse(`the journey '${name}' has no \`steps\`: write a list, \`[]\` for none.`);
    if (ends === undefined) refuse(`the journey '${name}' has no \`ends\`: write the states in which it ends.`);
  }
  if (!Array.isArray(rules)) refuse('`rules` must be a list.');
  return exported;
}
