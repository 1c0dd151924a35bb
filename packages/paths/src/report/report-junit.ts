import { stripVTControlCharacters } from 'node:util';
import type { ChartCoverage } from '../explore/coverage.ts';
import type { SourceLine } from '../explore/report.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The characters that no XML may contain, not even escaped: a chart's errors may have anything in them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const safe = (text: string) =>
  stripVTControlCharacters(text)
    .replaceAll(FORBIDDEN, '\u{FFFD}')
    .replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** The report for continuous integration: a suite for each chart, a passed test for each transition taken, a failed one for each finding. */
export function toJunit(charts: readonly ChartCoverage[]): string {
  const suites = charts.map(({ name, edges, findings }) => {
    const passed = edges.filter(({ state }) => state !== 'unwalked').map(({ id }) => testOf(name, `takes ${id}`, ''));
    const failed = findings.map(({ what, why, at }) =>
      testOf(name, what, `<failure message="${safe(what)}">${safe(why ?? what)}</failure>`, at),
    );
    const tests = [...passed, ...failed];
    return [
      `  <testsuite name="${safe(name)}" tests="${tests.length}" failures="${failed.length}" errors="0">`,
      ...tests,
      '  </testsuite>',
    ].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}

function testOf(chart: string, name: string, inside: string, at?: SourceLine): string {
  const place = at === undefined ? '' : ` file="${safe(at.file)}" line="${at.line}"`;
  return `    <testcase classname="${safe(chart)}" name="${safe(name)}"${place}>${inside}</testcase>`;
}

/** The findings as annotations of GitHub Actions, at their lines; `pathOf` gives a file's path from the project's folder. */
export const toAnnotations = ({ name, findings }: ChartCoverage, pathOf: (file: string) => string): string[] =>
  findings.map(({ what, why, at }) => {
    const text = `${what}${why === null ? '' : `: ${why}`}`
      .replaceAll('%', '%25')
      .replaceAll('\r', '%0D')
      .replaceAll('\n', '%0A');
    const place = at === undefined ? '' : `file=${pathOf(at.file)},line=${at.line},`;
    return `::error ${place}title=${name}::${text}`;
  });
