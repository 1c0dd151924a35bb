import { type ChartCoverage, coveredEdges } from '../explore/coverage.ts';
import type { Run } from './report-history.ts';

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The report as Markdown, for a pull request. */
export function toMarkdown(charts: readonly ChartCoverage[]): string {
  const rows = charts.map((chart) => {
    const { name, states, edges, paths, cost, journeys, rules, findings } = chart;
    const cells = [
      name,
      `${states.reached}/${states.all}`,
      `${coveredEdges(chart)}/${edges.length}`,
      `${paths.length}, ${cost} steps`,
      journeys,
      rules,
      findings.length === 0 ? 'none' : findings.length,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const details = charts
    .filter(({ findings }) => findings.length > 0)
    .map(({ name, findings }) =>
      [
        `### ${name}`,
        '',
        '| what | why |',
        '|---|---|',
        ...findings.map(({ what, why }) => `| ${inCell(what)} | ${inCell(why ?? '')} |`),
      ].join('\n'),
    );
  const matrices = charts
    .filter(({ requirements }) => requirements.length > 0)
    .map(({ name, requirements }) =>
      [
        `### What ${name} is asked for`,
        '',
        '| requirement | says | paths |',
        '|---|---|---|',
        ...requirements.map(
          (each) =>
            `| ${inCell(each.name)} | ${inCell(each.says ?? '')} | ${each.paths.map((number) => number + 1).join(', ') || 'none'} |`,
        ),
      ].join('\n'),
    );
  const head = [
    '| chart | states | transitions | paths | journeys | rules | findings |',
    '|---|---|---|---|---|---|---|',
  ];
  return ['## Path coverage', '', ...head, ...rows, '', ...details, ...matrices, ''].join('\n');
}

/** The report for machines; it also carries the history that the next one continues. */
export function toJson(charts: readonly ChartCoverage[], history: readonly Run[]): string {
  const withoutMachines = (key: string, value: unknown) =>
    key === 'machine' || key === 'machines' ? undefined : value;
  return `${JSON.stringify({ charts, history }, withoutMachines, 1)}\n`;
}
