import type { AnyStateMachine } from 'xstate';

/** The events that a state of a flat chart takes, each with the states that it leads to. */
function waysOf(machine: AnyStateMachine, state: string): [event: string, targets: string[]][] {
  const transitions = machine.states[state]?.transitions ?? new Map<string, never>();
  return [...transitions].map(([event, ways]) => [
    event,
    ways.map(({ target, source }) => target?.[0]?.key ?? source.key),
  ]);
}

/** A table of who may do what in which state of a flat chart, in Markdown. `roles` says who may cause each event. */
export function writeRoles(machine: AnyStateMachine, roles: Readonly<Record<string, string>>): string {
  const kinds = [...new Set(Object.values(roles))];
  const rows = Object.entries(machine.states).map(([state, { description = '' }]) => {
    const ways = waysOf(machine, state);
    const cells = kinds.map((role) =>
      ways
        .filter(([event]) => roles[event] === role)
        .map(([event, targets]) => `\`${event}\` → ${[...new Set(targets)].join(' or ')}`)
        .join('<br>'),
    );
    return `| **${state}**<br>${description} | ${cells.join(' | ')} |`;
  });
  return [
    `# ${machine.id}: who may do what, and when`,
    '',
    `Written from the chart by \`npm run charts\`. Whatever isn't named for a state is refused there.`,
    '',
    `| state | ${kinds.join(' | ')} |`,
    `|---|${kinds.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n');
}
