import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../chart/edges.ts';

/**
 * The keys of the context that a transition's guard reads, by what is written in it, if it reads nothing but the context; null if it may
 * also look at the event, or nobody can tell.
 */
export function contextKeysOf(charts: readonly AnyStateMachine[], edgeId: string): string[] | null {
  for (const machine of charts) {
    const transition = transitionsOf(machine).find(({ id }) => id === edgeId);
    if (transition === undefined) continue;
    const { guard } = transition;
    const name = typeof guard === 'object' && guard !== null ? (guard as { type?: unknown }).type : guard;
    const written: unknown = typeof name === 'string' ? machine.implementations.guards[name] : name;
    return typeof written === 'function' && !('check' in written) ? keysIn(String(written)) : null;
  }
  return null;
}

/** Only a function that takes its argument apart, and takes the context alone, is certain to read nothing else. */
function keysIn(source: string): string[] | null {
  const [, taken] = /^(?:function\b[^(]*|\w+)?\(\s*\{([^{}.]*)\}/.exec(source) ?? [];
  if (taken?.trim().replace(/,$/, '') !== 'context' || /\barguments\b/.test(source)) return null;
  return [...new Set([...source.matchAll(/\bcontext\??\.(\w+)/g)].flatMap(([, key]) => key ?? []))];
}
