import type { Exploration } from '../explore/explore.ts';
import type { Path } from './path-plan.ts';
import { storyteller, titleOf } from './prose.ts';
import { type WrittenPaths, writtenPath } from './written-path.ts';

export const formats = ['prose', 'csv', 'playwright', 'json'] as const;
export type Format = (typeof formats)[number];

/** Paths as text for other uses: manual testers, a spreadsheet, Playwright, a program. */
export function exportPaths(exploration: Exploration, paths: readonly Path[], format: Format): string {
  const leavesAt = (node: number) => exploration.nodes[node]?.leaves ?? [];
  const write = { prose: toProse, csv: toCsv, playwright: toPlaywright, json: toJson }[format];
  return write(exploration, paths, leavesAt);
}

type Writer = (
  exploration: Exploration,
  paths: readonly Path[],
  leavesAt: (node: number) => readonly string[],
) => string;

const toProse: Writer = ({ machine }, paths, leavesAt) => {
  const story = storyteller(machine, leavesAt);
  const scenarios = paths.map((path, at) => {
    const given = story.begin(path);
    const steps = path.steps.map(story.step).flatMap(({ does, sees }) => [`    When   ${does}`, `    Then   ${sees}`]);
    const lines = [`    Given  ${given.does}`, `    Then   ${given.sees}`, ...steps];
    return [`  Scenario: ${titleOf(path, at, leavesAt)}`, ...lines].join('\n');
  });
  return [`Feature: ${machine.id}`, ...scenarios].join('\n\n') + '\n';
};

const toCsv: Writer = ({ machine }, paths, leavesAt) => {
  const story = storyteller(machine, leavesAt);
  const rows = paths.flatMap((path, at) => [
    [at + 1, 0, story.begin(path).does, story.begin(path).sees, leavesAt(path.start.to).join(' + ')],
    ...path.steps.map((step, position) => {
      const { does, sees } = story.step(step);
      return [at + 1, position + 1, does, sees, leavesAt(step.to).join(' + ')];
    }),
  ]);
  return [['path', 'step', 'do', 'see', 'states'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
};

/** A quoted cell. A text that a spreadsheet would take for a formula is made harmless. */
function cell(value: string | number): string {
  const text = String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const toPlaywright: Writer = ({ machine }, paths, leavesAt) => {
  const tests = paths.map((path, at) => {
    const { start, steps } = path;
    const lines = [
      `  await stage.open(page, ${literal(start.input)});`,
      `  await stage.expectState(page, ${literal(leavesAt(start.to))});`,
      ...steps.flatMap(({ stimulus, to }) => [
        `  await stage.happen(page, ${literal(stimulus)});`,
        `  await stage.expectState(page, ${literal(leavesAt(to))});`,
      ]),
    ];
    return [
      `test(${literal(`${machine.id} ${titleOf(path, at, leavesAt)}`)}, async ({ page }) => {`,
      ...lines,
      '});',
    ].join('\n');
  });
  const stimuli = paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus));
  const names = new Set(
    stimuli.map((each) => (each.kind === 'delay' ? each.name : each.kind === 'event' ? each.event.type : each.src)),
  );
  const head = [
    "import { test } from '@playwright/test';",
    `// Yours to write: \`open(page, input)\`, \`expectState(page, states)\`, and \`happen(page, stimulus)\` for:`,
    `// ${[...names].toSorted((one, other) => one.localeCompare(other)).join(', ')}.`,
    `import { stage } from './${machine.id}.stage';`,
  ];
  return [head.join('\n'), ...tests].join('\n\n') + '\n';
};

const literal = (value: unknown) => JSON.stringify(value) ?? 'undefined';

const toJson: Writer = (exploration, paths) => {
  const written: WrittenPaths = {
    chart: exploration.machine.id,
    paths: paths.map((path) => writtenPath(exploration, path)),
  };
  return `${JSON.stringify(written, null, 1)}\n`;
};
