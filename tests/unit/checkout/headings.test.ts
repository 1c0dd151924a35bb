import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import en from '../../../locales/en/checkout.json' with { type: 'json' };
import mt from '../../../locales/mt/checkout.json' with { type: 'json' };
import { screenNames } from '../../../src/checkout/screen.ts';

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  return children.length === 0 ? [node] : children.flatMap(leaves);
}

const step = checkoutMachine.root.states['step'];
if (!step) throw new Error('The chart has no region "step".');
const headings = leaves(step).map(({ id, meta }) => [id, (meta as { heading?: string } | undefined)?.heading] as const);

const hasHeading = (texts: object, name: string) =>
  Object.entries(texts).some(
    ([key, value]) => key === name && typeof (value as { heading?: unknown }).heading === 'string',
  );

describe('every state of the checkout has a heading', () => {
  test.each(headings)('%s', (_, heading) => {
    const name = screenNames.find((each) => heading === `checkout:${each}.heading`);
    expect(name, heading).toBeDefined();
    expect(hasHeading(en, name ?? ''), 'in English').toBe(true);
    expect(hasHeading(mt, name ?? ''), 'in Maltese').toBe(true);
  });
});

test('every screen belongs to a state', () => {
  const used = new Set(headings.map(([, heading]) => heading));
  for (const name of screenNames) expect(used, name).toContain(`checkout:${name}.heading`);
});
