import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates } from './edges.ts';
import { waysOf, wordsOf } from './ways.ts';

/** A chart as Mermaid text, which code hosts draw where Markdown shows it. */
export function toMermaid({ root }: AnyStateMachine): string {
  const lines = [...childLines(root), ...allStates(root).flatMap(wayLines)];
  return ['stateDiagram-v2', ...lines, ''].join('\n');
}

const idOf = (node: AnyStateNode) => node.id.replaceAll(/[^\w]/g, '_');

function childLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  const between = node.type === 'parallel' ? ['--'] : [];
  const lines = children.flatMap((child, at) => [...(at > 0 ? between : []), ...stateLines(child)]);
  const [initial] = node.type === 'compound' ? (node.initial.target as AnyStateNode[]) : [];
  return [...(initial === undefined ? [] : [`[*] --> ${idOf(initial)}`]), ...lines].map((line) => `  ${line}`);
}

function stateLines(node: AnyStateNode): string[] {
  const name = `state "${wordsOf(node.key)}" as ${idOf(node)}`;
  if (Object.keys(node.states).length > 0) return [`${name} {`, ...childLines(node), '}'];
  return node.type === 'final' ? [name, `${idOf(node)} --> [*]`] : [name];
}

function wayLines(node: AnyStateNode): string[] {
  return waysOf(node).map(({ to, triggers }) => `  ${idOf(node)} --> ${idOf(to ?? node)} : ${triggers.join(', ')}`);
}
