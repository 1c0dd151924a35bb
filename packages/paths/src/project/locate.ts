import { relative } from 'node:path';
import type { ChartCoverage } from '../explore/coverage.ts';
import type { SourceLine } from '../explore/report.ts';
import type { Project } from './project.ts';
import { sourceLines } from './source-lines.ts';

/** The same coverage with the lines of the chart's source at which its transitions, and what its findings are about, are written. */
export function located(chart: ChartCoverage, file: string): ChartCoverage {
  const lines = new Map(chart.machines.flatMap((each) => [...sourceLines(each, file)]));
  const ids = [...lines.keys()].toSorted((one, other) => other.length - one.length);
  const lineOf = (text: string) => lines.get(ids.find((id) => text.includes(id)) ?? chart.machine.id);
  const at = (line: SourceLine | undefined) => (line === undefined ? {} : { at: line });
  return {
    ...chart,
    edges: chart.edges.map((edge) => ({ ...edge, ...at(lines.get(edge.id)) })),
    findings: chart.findings.map((finding) => ({ ...finding, ...at(lineOf(finding.what)) })),
  };
}

const IN_EDITOR = 'vscode://file{file}:{line}';

/** The address that opens a line: in an editor, or wherever the settings' `editor` says. */
export function addressOf({ root, config }: Pick<Project, 'root' | 'config'>, { file, line }: SourceLine): string {
  const slashed = (path: string) => path.replaceAll('\\', '/');
  const whole = slashed(file).replace(/^(?!\/)/, '/');
  const parts: Readonly<Record<string, string>> = {
    file: whole,
    path: slashed(relative(root, file)),
    line: String(line),
  };
  return (config.editor ?? IN_EDITOR).replaceAll(/\{(file|path|line)\}/g, (_, name: string) =>
    encodeURI(parts[name] ?? ''),
  );
}
