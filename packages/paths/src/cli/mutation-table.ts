import { writeFileSync } from 'node:fs';
import { type MutationScore, percentNoticed } from '../mutation/mutate.ts';
import { readNamed } from '../project/read-named.ts';

/** The mistakes that a chart's tests notice: in where it leads, and in what goes with that. */
export type MutationRow = { name: string; steps: MutationScore; details: MutationScore };

const BEGIN = '<!-- xstate-paths mutate: begin -->';
const END = '<!-- xstate-paths mutate: end -->';

/** The rows as a table in Markdown. */
export function mutationTable(rows: readonly MutationRow[]): string {
  const noticed = ({ killed, survivors }: Pick<MutationScore, 'killed' | 'survivors'>) =>
    `${killed} of ${killed + survivors.length}`;
  const cells = rows.map(({ name, steps, details }) => {
    const all = { killed: steps.killed + details.killed, survivors: [...steps.survivors, ...details.survivors] };
    return `| ${name} | ${noticed(steps)} | ${noticed(details)} | ${percentNoticed(all)} % |`;
  });
  return ['| chart | where it leads | what goes with it | noticed |', '|---|---|---|---|', ...cells].join('\n');
}

/**
 * Returns the text before and after a page's table.
 * @throws if there is no such page, or it has no marks, saying what to write
 */
export function aroundTable(file: string): [before: string, after: string] {
  const page = readNamed(file);
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${file} has no place for the table: write\n${BEGIN}\n${END}`);
  return [page.slice(0, begin), page.slice(end)];
}

/** Puts a table between the marks of a page. @throws as `aroundTable` does */
export function writeTable(file: string, table: string): void {
  const [before, after] = aroundTable(file);
  writeFileSync(file, `${before}${BEGIN}\n\n${table}\n\n${after}`);
}
