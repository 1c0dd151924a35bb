import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, isLeaf, sourceOf } from './edges.ts';
import { layOut } from './lay-out.ts';
import { hubsOf, waysOf, wordsOf } from './ways.ts';

const BLUE = '#0B55AE';
const INK = '#14304A';
const MUTED = '#5B6B78';
const STONE = '#FBF6EA';
const CARD = '#FFFFFF';
const BUSY = '#DCE9F7';
const OVER = '#F5E3B3';
const FRAME = '#CDBF9A';

const FONT = 'fontname="Helvetica"';

const quoted = (text: string) => JSON.stringify(text);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const cluster = (node: AnyStateNode) => quoted(`cluster ${node.id}`);

/** The mark of a line or a state in the picture: its id in the SVG, its class, its colour. */
export type Mark = { id: string; className: string; color: string };

/** Marks for a picture: of a line, by the ids of its transitions, and of a state. */
export type Marks = { line: (edges: readonly string[]) => Mark; state: (id: string) => Mark };

/**
 * A chart as a picture (SVG), the same for the same chart.
 * @throws if its lines are too entangled to be laid out
 */
export const drawSvg = (machine: AnyStateMachine, marks?: Marks): Promise<string> => layOut(toDot(machine, marks));

/** A chart in Graphviz's language: a box for each state, a frame around states with substates, one line for each way between two. */
function toDot({ id, root }: AnyStateMachine, marks?: Marks): string {
  const nodes = allStates(root);
  const hubs = hubsOf(nodes);
  const isFramed = root.type === 'parallel' || root.invoke.length > 0 || root.transitions.size > 0;
  return [
    `digraph ${quoted(id)} {`,
    `graph [compound=true rankdir=LR bgcolor="${STONE}" pad=0.4 nodesep=0.25 ranksep=0.6 newrank=true ${FONT} fontcolor="${INK}" fontsize=24 labelloc=t labeljust=l label=${quoted(wordsOf(id))}];`,
    `node [shape=box style="rounded,filled" ${FONT} fontsize=12 fontcolor="${INK}" color="${BLUE}" fillcolor="${CARD}" margin="0.24,0.1" height=0.4 penwidth=1.2];`,
    `edge [${FONT} fontsize=10 fontcolor="${MUTED}" color="${BLUE}" arrowsize=0.7];`,
    ...(isFramed ? stateLines(root, hubs) : [...childLines(root, hubs), ...initialLines(root)]),
    ...nodes.flatMap((node) => wayLines(node, hubs, marks)),
    ...(marks
      ? nodes.filter(isLeaf).map(({ id: leaf }) => `${quoted(leaf)} [${attributesOf(marks.state(leaf))}];`)
      : []),
    '}',
    '',
  ].join('\n');
}

type Hubs = ReadonlySet<AnyStateNode>;

function stateLines(node: AnyStateNode, hubs: Hubs): string[] {
  if (Object.keys(node.states).length === 0) return [leafLine(node, hubs)];
  const style = node.type === 'parallel' ? 'rounded,dashed' : 'rounded';
  return [
    `subgraph ${cluster(node)} {`,
    `graph [label=<${label(node, hubs)}> style="${style}" color="${FRAME}" fontsize=13 margin=14];`,
    ...childLines(node, hubs),
    ...initialLines(node),
    '}',
  ];
}

function childLines(node: AnyStateNode, hubs: Hubs): string[] {
  return Object.values(node.states).flatMap((child) => stateLines(child as AnyStateNode, hubs));
}

function leafLine(node: AnyStateNode, hubs: Hubs): string {
  if (node.type === 'history') {
    const mark = node.history === 'deep' ? 'H*' : 'H';
    return `${quoted(node.id)} [label="${mark}" shape=circle width=0.4 fixedsize=true fillcolor="${STONE}"];`;
  }
  const border = node.type === 'final' ? ' peripheries=2' : '';
  return `${quoted(node.id)} [label=<${label(node, hubs)}> fillcolor="${fillOf(node)}"${border}];`;
}

function fillOf({ tags, type }: AnyStateNode): string {
  if (tags.includes('busy')) return BUSY;
  return type === 'final' || tags.includes('over') ? OVER : CARD;
}

/** The state's name, the actors that run in it, the events that it takes without being left, and those that lead to a hub. */
function label(node: AnyStateNode, hubs: Hubs): string {
  const actors = node.invoke.map((invoke) => `<i>${escaped(sourceOf(invoke))}</i>`);
  const jumps = waysOf(node).flatMap(({ to, triggers }) => {
    if (to !== null && !hubs.has(to)) return [];
    return triggers.map((trigger) =>
      to === null ? `↺ ${escaped(trigger)}` : `${escaped(trigger)} → ${hubName(to, hubs)}`,
    );
  });
  const lines = [...actors, ...jumps].map((text) => `<br/><font point-size="10" color="${MUTED}">${text}</font>`);
  return `${escaped(wordsOf(node.key))}${lines.join('')}`;
}

/** A hub's name, preceded by those of the states around it if another hub has the same name. */
function hubName(hub: AnyStateNode, hubs: Hubs): string {
  const isShared = [...hubs].some((other) => other !== hub && other.key === hub.key);
  return [...(isShared && hub.parent ? [hub.parent.key] : []), hub.key].map(wordsOf).join(', ');
}

function initialLines(node: AnyStateNode): string[] {
  const [target] = node.type === 'compound' ? (node.initial.target as AnyStateNode[]) : [];
  if (target === undefined) return [];
  const dot = quoted(`${node.id} initial`);
  return [
    `${dot} [shape=point width=0.11 color="${BLUE}" fillcolor="${BLUE}" label=""];`,
    `${dot} -> ${quoted(anchor(target).id)} [${edgeOfFrame(target, 'lhead')}];`,
  ];
}

function wayLines(node: AnyStateNode, hubs: Hubs, marks: Marks | undefined): string[] {
  return waysOf(node).flatMap(({ to, triggers, edges }) => {
    if (to === null || hubs.has(to)) return [];
    const text = triggers.map((trigger) => ` ${trigger} `).join('\\n');
    const frames = [edgeOfFrame(node, 'ltail'), edgeOfFrame(to, 'lhead')].filter((frame) => frame !== '');
    const mark = marks ? [attributesOf(marks.line(edges))] : [];
    const attributes = [`label="${text.replaceAll('"', "'")}"`, ...frames, ...mark].join(' ');
    return [`${quoted(anchor(node).id)} -> ${quoted(anchor(to).id)} [${attributes}];`];
  });
}

const attributesOf = ({ id, className, color }: Mark) =>
  `id=${quoted(id)} class=${quoted(className)} color=${quoted(color)}`;

/** Graphviz draws from box to box only: a frame is represented by the box that is entered with it, and the line cut at its edge. */
function anchor(node: AnyStateNode): AnyStateNode {
  const [first] = node.type === 'compound' ? (node.initial.target as AnyStateNode[]) : Object.values(node.states);
  return first === undefined ? node : anchor(first);
}

function edgeOfFrame(node: AnyStateNode, end: 'lhead' | 'ltail'): string {
  return anchor(node) === node ? '' : `${end}=${cluster(node)}`;
}
