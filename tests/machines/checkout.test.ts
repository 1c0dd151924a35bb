import type { AnyActorRef } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutContext, CheckoutMeta } from '../../machines/checkout/checkout.types.ts';
import { LIMIT } from '../models/checkout/checkout.fixtures.ts';
import { journeys, model, rules } from '../models/checkout/checkout.model.ts';
import { cover, type Node, replayOnChart } from 'xstate-paths';
import { testChart } from './chart-tests.ts';

const exploration = testChart(checkoutMachine, { model, journeys, rules });
const { nodes } = exploration;

const contextOf = ({ moment }: Node) => moment.snapshot.context as CheckoutContext;
const namesOf = (found: readonly Node[]) => [...new Set(found.map(({ leaves }) => leaves.join(' + ')))];
const isIn = (leaf: string) => (node: Node) => node.leaves.some((id) => id.endsWith(`.${leaf}`));

it('is covered by paths that lead where they led before', () => {
  const { paths, uncovered } = cover(exploration);
  expect(uncovered).toEqual([]);
  expect(replayOnChart(checkoutMachine, exploration, paths)).toEqual([]);
});

describe('wherever the checkout stands', () => {
  it('it leaves for the provider only with an address to go to', () => {
    const leaving = nodes.filter((node) => isIn('flow.awaitingPayment')(node) && contextOf(node).ordered);
    expect(leaving.length).toBeGreaterThan(0);
    expect(namesOf(leaving.filter((node) => contextOf(node).booking?.paymentUrl == null))).toEqual([]);
  });

  it('nobody has more lines than the limit', () => {
    expect(namesOf(nodes.filter((node) => contextOf(node).lines.length > LIMIT))).toEqual([]);
  });

  it('exactly one heading is shown', () => {
    const headingsOf = ({ moment }: Node) =>
      Object.values(moment.snapshot.getMeta()).filter(
        (meta) => (meta as CheckoutMeta | undefined)?.screen !== undefined,
      );
    expect(namesOf(nodes.filter((node) => headingsOf(node).length !== 1))).toEqual([]);
  });
});

describe('the chart never lets it happen that', () => {
  it('what is paid stays paid', () => {
    const paid = new Set(nodes.filter(isIn('flow.paid')).map(({ index }) => index));
    const left = exploration.arcs.filter(({ from, to }) => paid.has(from) && !paid.has(to));
    expect(new Set(left.map(({ stimulus }) => stimulus.name))).toEqual(new Set(['start.again']));
  });

  it('the clock runs only while something is held', () => {
    const idle = nodes.filter((node) => contextOf(node).booking?.expiresAt == null && !isIn('hold.absent')(node));
    expect(namesOf(idle)).toEqual([]);
  });

  it('the server is asked about a booking only where there is one', () => {
    const asked = nodes.filter(({ moment }) =>
      Object.values<AnyActorRef>(moment.snapshot.children).some((child) => {
        const { input, context } = child.getSnapshot() as { input?: { bookingId?: string }; context?: { id: string } };
        return input?.bookingId === '' || context?.id === '';
      }),
    );
    expect(namesOf(asked)).toEqual([]);
  });
});
