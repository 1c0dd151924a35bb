import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ChartCoverage, coveredEdges, type EdgeCoverage, type ToldPath } from '../explore/coverage.ts';
import type { Share } from '../explore/figures.ts';
import { drawSvg, type Marks } from '../chart/draw.ts';
import { messageOf } from '../chart/message-of.ts';
import type { SourceLine } from '../explore/report.ts';
import type { Run } from './report-history.ts';

/** The address that opens a line of a chart's source. */
type Address = (at: SourceLine) => string;

const COLORS: Record<EdgeCoverage['state'], string> = { covered: '#0B55AE', unpinned: '#B37400', unwalked: '#B0241B' };
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Columns of numbers. */
const NUMBERS = new Set(['states', 'transitions', 'in a browser', 'findings', 'paths', 'steps']);
const safe = (text: unknown) => String(text).replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The report as one self-contained page: the charts coloured by coverage, the paths, the gaps, the last runs. */
export async function toHtml(
  charts: readonly ChartCoverage[],
  history: readonly Run[],
  at: Date,
  addressOf: Address,
): Promise<string> {
  const sections: string[] = [];
  for (const chart of charts)
    sections.push(
      await sectionOf(
        chart,
        history.filter((run) => run.chart === chart.name),
        addressOf,
      ),
    );
  const counted = charts.length === 1 ? '1 chart' : `${charts.length} charts`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Path coverage</title><style>${part('report-page.css')}</style></head>
<body><header><h1>Path coverage</h1><p>${counted}, ${safe(at.toISOString().slice(0, 16).replace('T', ' '))} UTC</p></header>
<main>${overview(charts)}${sections.join('\n')}</main><script>${part('report-page.js')}</script></body></html>
`;
}

/** The beginning of a page of several charts: each of them in a line. */
function overview(charts: readonly ChartCoverage[]): string {
  const rows = charts.map((chart) => {
    const { name, states, edges, findings: found } = chart;
    const numbers = [
      `${states.reached}/${states.all}`,
      `${coveredEdges(chart)}/${edges.length}`,
      inBrowser(chart),
      found.length,
    ];
    return `<tr><td><a href="#${safe(name)}">${safe(name)}</a></td>${numberCells(numbers)}</tr>`;
  });
  return table(['chart', 'states', 'transitions', 'in a browser', 'findings'], rows, 'overview');
}

/** The number of transitions that the walk in the browser takes. */
function inBrowser({ edges }: ChartCoverage): string {
  const walked = edges.filter(({ browser }) => browser.isWalked).length;
  return walked === 0 ? 'none' : `${walked}/${edges.length}`;
}

const numberCells = (numbers: readonly (string | number)[]) =>
  numbers.map((number) => `<td class="number">${number}</td>`).join('');

/** A table that scrolls if it is wider than the page. */
function table(names: readonly string[], rows: readonly string[], className = ''): string {
  const heads = names.map((name) => `<th${NUMBERS.has(name) ? ' class="number"' : ''}>${name}</th>`);
  return `<div class="table ${className}" tabindex="0" role="group" aria-label="${names.join(', ')}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

async function sectionOf(chart: ChartCoverage, runs: readonly Run[], addressOf: Address): Promise<string> {
  const lines = new Map<string, readonly string[]>();
  const picture = await drawSvg(chart.machine, marksOf(chart, lines)).then(
    (svg) => framed(chart.name, svg.slice(svg.indexOf('<svg'))),
    // The rest of the report is as true without it.
    (error: unknown) => `<p>${safe(messageOf(error))}</p>`,
  );
  return `<section id="${safe(chart.name)}" data-chart="${safe(chart.name)}"${chart.findings.length > 0 ? ' class="amiss"' : ''}>
<h2>${safe(chart.name)}</h2>
${figures(chart)}
${findings(chart, addressOf)}
${picture}
<script type="application/json">${JSON.stringify(Object.fromEntries(lines)).replaceAll('<', '\\u003c')}</script>
<p class="chosen-edge" role="status"></p><button type="button" data-all hidden>Show all paths</button>
<details class="all-paths"><summary>Paths (${chart.paths.length})</summary><ol class="paths">${chart.paths.map(pathOf).join('')}</ol></details>
<details><summary>Transitions (${chart.edges.length})</summary>${edgeTable(chart, addressOf)}</details>
${requirementTable(chart)}
<details><summary>Last runs (${runs.length})</summary>${historyTable(runs)}</details>
</section>`;
}

/** A picture with what its colours mean, and its controls. */
const framed = (name: string, picture: string) =>
  `<ul class="legend"><li class="covered"><i></i>covered</li><li class="unpinned"><i></i>covered, but no journey says where it must lead</li><li class="unwalked"><i></i>not covered</li></ul>
${tools(name)}
<div class="chart" tabindex="0" role="group" aria-label="The chart of ${safe(name)}">${picture}</div>`;

/** The controls of a picture: zoom in and out, show all of it, search for a word. */
const tools = (name: string) => `<div class="tools" hidden>
<button type="button" data-zoom="0.8" aria-label="Smaller">−</button><button type="button" data-zoom="1.25" aria-label="Larger">+</button><button type="button" data-zoom="fit">Fit</button>
<label>Search ${safe(name)} <input type="search" data-search autocomplete="off" spellcheck="false"></label></div>`;

function marksOf({ name, edges, states }: ChartCoverage, lines: Map<string, readonly string[]>): Marks {
  const stateOf = new Map(edges.map(({ id, state }) => [id, state]));
  const worst = (ids: readonly string[]): EdgeCoverage['state'] => {
    const found = new Set(ids.map((id) => stateOf.get(id)));
    return found.has('unwalked') ? 'unwalked' : found.has('unpinned') ? 'unpinned' : 'covered';
  };
  return {
    line: (ids) => {
      const id = `${name}-line-${lines.size}`;
      lines.set(id, ids);
      return { id, className: worst(ids), color: COLORS[worst(ids)] };
    },
    state: (leaf) => {
      const isReached = !states.unreached.includes(leaf);
      return {
        id: `${name}-state-${leaf}`,
        className: isReached ? 'covered' : 'unwalked',
        color: COLORS[isReached ? 'covered' : 'unwalked'],
      };
    },
  };
}

function figures(chart: ChartCoverage): string {
  const { states, edges, paths, cost, journeys, rules, milliseconds } = chart;
  const { events, guardOutcomes, configurations, pairs } = chart.figures;
  const all: [string, string | number][] = [
    ['states', `${states.reached}/${states.all}`],
    ['transitions', `${coveredEdges(chart)}/${edges.length}`],
    ['paths', paths.length],
    ['steps and starts', cost],
    ['event types', shareOf(events)],
    ['guard outcomes', shareOf(guardOutcomes)],
    ['pairs in a row', shareOf(pairs)],
    ['in a browser', inBrowser(chart)],
    ['journeys by hand', journeys],
    ['rules', rules],
    ['configurations', shareOf(configurations)],
    ['to explore, to cover', `${milliseconds.explore}, ${milliseconds.cover} ms`],
  ];
  return `<dl class="figures">${all.map(([name, figure]) => `<div><dt>${name}</dt><dd>${safe(figure)}</dd></div>`).join('')}</dl>`;
}

const shareOf = ({ covered, all }: Share) => `${covered}/${all}`;

/** The matrix from each requirement to its paths; nothing if the chart names none. */
function requirementTable({ requirements }: ChartCoverage): string {
  if (requirements.length === 0) return '';
  const rows = requirements.map(({ name, says, places, paths }) => {
    const numbers = paths.map((number) => number + 1).join(', ');
    return `<tr><td>${safe(name)}</td><td>${safe(says ?? '')}</td><td>${safe(places.join(', '))}</td><td>${numbers || 'none'}</td></tr>`;
  });
  return `<details><summary>Requirements (${rows.length})</summary>${table(['requirement', 'says', 'where', 'paths'], rows)}</details>`;
}

function findings({ findings: found }: ChartCoverage, addressOf: Address): string {
  if (found.length === 0) return '<p class="well">Nothing is missing.</p>';
  const rows = found.map(
    ({ what, why, at }) => `<tr><td>${safe(what)} ${lineLink(at, addressOf)}</td><td>${safe(why ?? '')}</td></tr>`,
  );
  return `<h3>Not covered, and why</h3>${table(['what', 'why'], rows, 'findings')}`;
}

/** A link to the line of the chart's source, in the reader's editor. */
function lineLink(at: SourceLine | undefined, addressOf: Address): string {
  if (at === undefined) return '';
  return `<a class="line" href="${safe(addressOf(at))}">${safe(basename(at.file))}:${at.line}</a>`;
}

function pathOf({ title, edges, steps }: ToldPath): string {
  const told = steps.map(({ does, sees }) => `<li>${safe(does)} <span>${safe(sees)}</span></li>`).join('');
  return `<li data-edges="${safe(JSON.stringify(edges))}"><details><summary>${safe(title)} (steps: ${steps.length - 1})</summary><ol class="steps">${told}</ol></details></li>`;
}

function edgeTable({ edges }: ChartCoverage, addressOf: Address): string {
  const rows = edges.map(({ id, guard, state, paths, browser, at }) => {
    const button = `<button type="button" data-edge="${safe(id)}">${safe(id)}</button>`;
    const walked = browser.isWalked ? 'walked' : safe(browser.why ?? 'not walked');
    return `<tr><td>${button} ${lineLink(at, addressOf)}</td><td>${safe(guard ?? '')}</td><td class="${state}">${state}</td>${numberCells([paths.length])}<td>${walked}</td></tr>`;
  });
  return table(['transition', 'guard', 'coverage', 'paths', 'with a browser'], rows);
}

function historyTable(runs: readonly Run[]): string {
  const rows = runs.toReversed().map(({ at, states, transitions, allTransitions, paths, cost, findings: found }) => {
    const numbers = [states, `${transitions}/${allTransitions}`, paths, cost, found];
    return `<tr><td>${safe(at.slice(0, 16).replace('T', ' '))}</td>${numberCells(numbers)}</tr>`;
  });
  return table(['when', 'states', 'transitions', 'paths', 'steps', 'findings'], rows);
}
