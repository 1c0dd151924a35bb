import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChartCoverage, coverageOf } from '../explore/coverage.ts';
import { addressOf, located } from '../project/locate.ts';
import { runOf, withEarlierRuns } from '../report/report-history.ts';
import { toHtml } from '../report/report-html.ts';
import { toJunit } from '../report/report-junit.ts';
import { toJson, toMarkdown } from '../report/report-text.ts';
import { eachChart, type Given, testedOf } from './given.ts';
import { withLeftBehind } from './left-behind.ts';
import type { Options } from './options.ts';
import { print, warn } from './print.ts';

/** Writes what is covered and what is not as a page, Markdown, JSON and JUnit's XML. Resolves to true if nothing is missing. */
export async function writeReport(given: readonly Given[], { out }: Options): Promise<boolean> {
  const charts: ChartCoverage[] = [];
  const areLoaded = await eachChart(given, async (chart) => {
    const { outcome, left } = await withLeftBehind(chart.name, async () =>
      coverageOf(chart.name, await testedOf(chart)),
    );
    charts.push(located(outcome, chart.file));
    warn(...left);
    return left.length === 0;
  });
  const project = given[0]?.project ?? { root: '.', config: {} };
  const now = new Date();
  const json = join(out, 'report.json');
  const history = withEarlierRuns(
    json,
    charts.map((chart) => runOf(chart, now)),
  );
  mkdirSync(out, { recursive: true });
  writeFileSync(json, toJson(charts, history));
  writeFileSync(join(out, 'report.md'), toMarkdown(charts));
  writeFileSync(join(out, 'report.html'), await toHtml(charts, history, now, (line) => addressOf(project, line)));
  writeFileSync(join(out, 'report.xml'), toJunit(charts));
  print(
    toMarkdown(charts),
    `Written: ${['html', 'md', 'json', 'xml'].map((kind) => join(out, `report.${kind}`)).join(', ')}`,
  );
  return areLoaded && charts.every(({ findings }) => findings.length === 0);
}
