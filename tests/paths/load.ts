import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Journey } from './journeys.ts';
import type { Model } from './model.ts';
import type { Rule } from './rules.ts';
import { leftOutInBrowser } from './walk-folder.ts';
import type { Ownership } from './traffic-rules.ts';

/** A chart with its tests; a chart without a model can be drawn, not walked. */
export type Tested = {
  machine: AnyStateMachine;
  model: Model;
  journeys: readonly Journey[];
  rules: readonly Rule<never>[];
  /** The ownership that a traffic log must show, for charts of things that hold others. */
  ownership?: Ownership | undefined;
  /** Transitions that the walk in the browser leaves out, each with the reason; null if there is no walk. */
  leftOutInBrowser?: Readonly<Record<string, string>> | null;
  /** The reason why the chart needs no walk in the browser, if it needs none. */
  notInBrowser?: string | undefined;
};

const ROOT = join(import.meta.dirname, '../..');

/** The names of all charts: the folders of `machines/` that hold one. */
export function chartNames(): string[] {
  const folders = readdirSync(join(ROOT, 'machines'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => existsSync(machineFile(name)));
}

export async function loadChart(name: string): Promise<AnyStateMachine> {
  const exported = Object.values(await load(machineFile(name)));
  const machine = exported.find((value) => value instanceof StateMachine);
  if (machine === undefined)
    throw new Error(`machines/${name}/${name}.machine.ts exports no machine: export what \`createMachine\` returns.`);
  return machine as AnyStateMachine;
}

/** The role that may cause each event, for charts whose module exports it as `whoMay`. */
export async function loadRoles(name: string): Promise<Record<string, string> | undefined> {
  return (await load(machineFile(name)))['whoMay'] as Record<string, string> | undefined;
}

/** @throws if the chart has no model yet, saying where to write it */
export async function loadTested(name: string): Promise<Tested> {
  const file = join(ROOT, 'tests/models', name, `${name}.model.ts`);
  if (!existsSync(file))
    throw new Error(
      `${name} has no model: write tests/models/${name}/${name}.model.ts, exporting \`model\` (satisfies ModelFor<typeof ...>) and \`journeys\`.`,
    );
  const { model, journeys = [], rules = [], ownership, notInBrowser } = (await load(file)) as Partial<Tested>;
  if (model === undefined) throw new Error(`tests/models/${name}/${name}.model.ts must export \`model\`.`);
  return {
    machine: await loadChart(name),
    model,
    journeys,
    rules,
    ownership,
    notInBrowser,
    leftOutInBrowser: await leftOutInBrowser(name),
  };
}

function machineFile(name: string): string {
  return join(ROOT, 'machines', name, `${name}.machine.ts`);
}

function load(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;
}
