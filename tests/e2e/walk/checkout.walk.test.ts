import { expect, it } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { brokenJourneys } from '../../paths/suite.ts';
import { edgesOf } from '../../paths/edges.ts';
import { journeys } from '../../models/checkout/checkout.journeys.ts';
import { unwalkable } from './unwalkable.ts';
import { replayInBrowser } from './replay-in-browser.ts';
import { walkedBy, walksOfCheckout } from './walks.ts';

const { onField, inHall } = walksOfCheckout();

it('walks a chart that does what is written down by hand: a generated walk follows a wrong target without complaint', () => {
  expect(brokenJourneys({ machine: checkoutMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  const walked = new Set([...onField.paths, ...inHall.paths].flatMap(walkedBy));
  const edges = edgesOf(checkoutMachine).map(({ id }) => id);
  const impossible = Object.keys(unwalkable);
  expect(edges.filter((id) => !walked.has(id) && !impossible.includes(id))).toEqual([]);
  expect(impossible.filter((id) => walked.has(id) || !edges.includes(id))).toEqual([]);
});

replayInBrowser('booking where people sit freely', onField);
