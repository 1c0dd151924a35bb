import { readFileSync } from 'node:fs';
import { createActor } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import {
  checkoutVersion,
  clearCheckout,
  forgetOthers,
  isWorthSaving,
  type KeptChoices,
  loadCheckout,
  saveCheckout,
} from '../../../src/features/checkout/checkout.storage.ts';
import { checkoutAt, held, opening } from './checkout.fixture.ts';

const owner = { accountId: 'gulja', occurrenceId: 'friday' };
const now = new Date('2027-02-01T10:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** The part of a browser's storage that the checkout uses, with room for this many characters. */
function createStorage(room = Infinity): KeptChoices {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let kept: KeptChoices;
beforeEach(() => {
  kept = createStorage();
});

describe('a kept choice', () => {
  test('comes back as it was', async () => {
    const actor = await checkoutAt(opening({ booking: held() }));
    actor.send({ type: 'seats.confirm' });
    saveCheckout(kept, owner, actor.getPersistedSnapshot(), now);
    const snapshot = loadCheckout(kept, owner, hoursLater(1));
    if (!snapshot) throw new Error('nothing was kept');
    const input = { eventSlug: '', occurrenceId: null, returned: null };
    const again = createActor(checkoutMachine, { snapshot, input }).getSnapshot();
    expect(again.value).toEqual(actor.getSnapshot().value);
    expect(again.context).toEqual(actor.getSnapshot().context);
  });

  test('is another account’s business', async () => {
    saveCheckout(kept, owner, (await checkoutAt(opening())).getPersistedSnapshot(), now);
    expect(loadCheckout(kept, { ...owner, accountId: 'mattija' }, now)).toBeUndefined();
    forgetOthers(kept, 'mattija');
    expect(kept.length).toBe(0);
  });

  test('stays when others are forgotten', async () => {
    saveCheckout(kept, owner, (await checkoutAt(opening())).getPersistedSnapshot(), now);
    forgetOthers(kept, 'gulja');
    expect(loadCheckout(kept, owner, now)).toBeDefined();
  });

  test('is forgotten after a day', async () => {
    saveCheckout(kept, owner, (await checkoutAt(opening())).getPersistedSnapshot(), now);
    expect(loadCheckout(kept, owner, hoursLater(24))).toBeDefined();
    expect(loadCheckout(kept, owner, hoursLater(25))).toBeUndefined();
    expect(kept.length).toBe(0);
  });

  test.each([
    [
      'of another version',
      { machine: 'checkout', version: checkoutVersion + 1, savedAt: now.toISOString(), snapshot: {} },
    ],
    ['of another machine', { machine: 'carpool', version: checkoutVersion, savedAt: now.toISOString(), snapshot: {} }],
    ['without a snapshot', { machine: 'checkout', version: checkoutVersion, savedAt: now.toISOString() }],
  ])('%s is forgotten', (_, saved) => {
    kept.setItem('checkout:gulja:friday', JSON.stringify(saved));
    expect(loadCheckout(kept, owner, now)).toBeUndefined();
    expect(kept.length).toBe(0);
  });

  test('that is no JSON is forgotten', () => {
    kept.setItem('checkout:gulja:friday', '{');
    expect(loadCheckout(kept, owner, now)).toBeUndefined();
    expect(kept.length).toBe(0);
  });

  test('that does not fit leaves nothing older behind', async () => {
    const small = createStorage(600);
    small.setItem('checkout:gulja:friday', 'an older choice');
    saveCheckout(small, owner, (await checkoutAt(opening({ booking: held() }))).getPersistedSnapshot(), now);
    expect(small.length).toBe(0);
  });

  test('is cleared on request', async () => {
    saveCheckout(kept, owner, (await checkoutAt(opening())).getPersistedSnapshot(), now);
    clearCheckout(kept, owner);
    expect(loadCheckout(kept, owner, now)).toBeUndefined();
  });
});

test('nothing is kept while the server is being asked, or while nothing is chosen', async () => {
  const actor = await checkoutAt(opening({ seated: false }));
  expect(isWorthSaving(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'ticket.add', ticketId: 'student' });
  expect(isWorthSaving(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'tickets.confirm' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(isWorthSaving(actor.getSnapshot())).toBe(false);
});

test('the golden snapshot of this version restores to its step', () => {
  const golden = readFileSync(new URL(`golden/checkout-v${checkoutVersion}.json`, import.meta.url), 'utf8');
  kept.setItem('checkout:gulja:friday', golden);
  const snapshot = loadCheckout(kept, owner, now);
  if (!snapshot) throw new Error('The golden snapshot is not read: raise checkoutVersion and commit a new one.');
  const input = { eventSlug: '', occurrenceId: null, returned: null };
  const again = createActor(checkoutMachine, { snapshot, input }).getSnapshot();
  expect(again.status).toBe('active');
  expect(again.value).toEqual({ step: { flow: { choosingSeats: 'settled' } }, hold: 'held' });
  expect(again.context).toEqual({
    eventSlug: 'il-kewkba',
    isExchange: false,
    occurrenceId: 'friday',
    returned: null,
    availability: 'open',
    signedIn: true,
    seated: true,
    limit: 6,
    lines: held().lines,
    booking: held(),
    problem: null,
    movedOn: false,
    agreedCents: 0,
    ordered: false,
  });
});
