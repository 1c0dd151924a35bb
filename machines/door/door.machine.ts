import { assertEvent, assign, setup } from 'xstate';
import { mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import type { DoorContext, DoorEvent, DoorMeta, DoorProblem, DoorTag, Sent, Verdict } from './door.types.ts';

const { failureOf, failedWith } = refusalsAs<DoorProblem>();

/** The verdict on the screen, once the server has answered. */
function corrected(verdict: Verdict | null, { refused }: Sent): Verdict | null {
  if (verdict?.kind !== 'in') return verdict;
  const { ticket, scan } = verdict;
  const refusal = refused.find((entry) => entry.scan === scan);
  return refusal === undefined ? verdict : { kind: 'refused', ticket, scan, why: refusal.why };
}

const doorSetup = setup({
  types: {
    context: {} as DoorContext,
    events: {} as DoorEvent,
    input: {} as { occurrence: string },
    tags: {} as DoorTag,
    meta: {} as DoorMeta,
  },
  actors: {
    openList: mustBeProvided<{ door: string | null }, { occurrence: string }>('openList'),
    nameDoor: mustBeProvided<{ door: string }, { occurrence: string; name: string }>('nameDoor'),
    judge: mustBeProvided<Verdict, { code: string } | { ticket: string }>('judge'),
    undoEntry: mustBeProvided<void, { scan: string; ticket: string }>('undoEntry'),
    sendScans: mustBeProvided<Sent>('sendScans'),
    awaitTurn: mustBeProvided<void>('awaitTurn'),
    watchSession: mustWatch('watchSession'),
  },
  guards: {
    hasName: (_, { door }: { door: string | null }) => door !== null,
    hasEntry: ({ context: { verdict } }) => verdict !== null && 'scan' in verdict,
    isLoggedOut: ({ event }) => failedWith(event, 'signedOut'),
    isShutOut: ({ event }) => failedWith(event, 'notAllowed'),
  },
  actions: {
    nameIt: assign((_, { door }: { door: string | null }) => ({ door, problem: null })),
    tell: assign((_, verdict: Verdict) => ({ verdict, problem: null })),
    forgetVerdict: assign({ verdict: null, problem: null }),
    noteProblem: assign(({ event }) => ({ problem: failureOf(event) ?? null })),
    noteAnswer: assign(({ context: { hasClash, verdict } }, sent: Sent) => ({
      hasClash: hasClash || sent.refused.length > 0,
      verdict: corrected(verdict, sent),
    })),
    seeClashes: assign({ hasClash: false }),
  },
});

/** The transitions after a failed send; the scans stay on the device, so none is lost. */
const whenNotSent = [
  { guard: 'isLoggedOut', target: 'loggedOut' },
  { guard: 'isShutOut', target: 'shutOut' },
  { target: 'offline' },
] as const;

/**
 * One device at the door of an event. The list is on the device: it answers by itself, with network or without, and keeps what it did before
 * it shows an answer; beside that, what it did is sent whenever there is a network, and what the other doors did is fetched. If the server
 * then finds an entry wrong, the verdict that is still shown turns.
 *
 * Promises: no answer waits for the network; an entry is kept before it is shown; an entry that clashes with another door's is told until
 * somebody has seen it. Can never happen: the same ticket admitted twice by one device, a scan that is forgotten because it could not be sent.
 */
export const doorMachine = doorSetup.createMachine({
  id: 'door',
  initial: 'opening',
  context: ({ input: { occurrence } }) => ({ occurrence, door: null, verdict: null, hasClash: false, problem: null }),
  invoke: { src: 'watchSession' },
  states: {
    opening: {
      description: 'The list is fetched and kept; without network, the one that this device has is opened.',
      tags: 'busy',
      meta: { screen: 'opening', step: 'door' },
      invoke: {
        src: 'openList',
        input: ({ context: { occurrence } }) => ({ occurrence }),
        onDone: [
          {
            guard: { type: 'hasName', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'nameIt', params: ({ event }) => event.output },
          },
          { target: 'naming' },
        ],
        onError: { target: 'openFailed', actions: 'noteProblem' },
      },
    },
    openFailed: {
      description: 'There is no list: no network and none kept, no role, or no such date.',
      meta: { screen: 'openFailed', step: 'door' },
      on: { 'list.retry': 'opening', 'session.restored': 'opening' },
    },
    naming: {
      description: 'Somebody says which door this is, so that the doors can be told apart.',
      meta: { screen: 'name', step: 'door' },
      on: { 'door.name': 'saving' },
    },
    saving: {
      description: 'The name is kept on the device.',
      tags: 'busy',
      meta: { screen: 'name', step: 'door' },
      invoke: {
        src: 'nameDoor',
        input: ({ context: { occurrence }, event }) => {
          assertEvent(event, 'door.name');
          return { occurrence, name: event.name };
        },
        onDone: { target: 'open', actions: { type: 'nameIt', params: ({ event }) => event.output } },
        onError: { target: 'naming', actions: 'noteProblem' },
      },
    },
    open: {
      type: 'parallel',
      on: { 'clashes.see': { actions: 'seeClashes' } },
      states: {
        gate: {
          initial: 'ready',
          states: {
            ready: {
              description: 'The next person may come.',
              meta: { screen: 'scan', step: 'door' },
              on: {
                'code.read': 'judgingCode',
                'ticket.choose': 'judgingTicket',
                'door.rename': { target: '#door.naming', actions: 'forgetVerdict' },
              },
            },
            judgingCode: {
              description: 'The device looks the code up, and keeps the entry.',
              tags: 'busy',
              meta: { screen: 'scan', step: 'door' },
              invoke: {
                src: 'judge',
                input: ({ event }) => {
                  assertEvent(event, 'code.read');
                  return { code: event.code };
                },
                onDone: { target: 'told', actions: { type: 'tell', params: ({ event }) => event.output } },
                onError: { target: 'ready', actions: ['forgetVerdict', 'noteProblem'] },
              },
            },
            judgingTicket: {
              description: 'The same for a person who was found by name.',
              tags: 'busy',
              meta: { screen: 'scan', step: 'door' },
              invoke: {
                src: 'judge',
                input: ({ event }) => {
                  assertEvent(event, 'ticket.choose');
                  return { ticket: event.id };
                },
                onDone: { target: 'told', actions: { type: 'tell', params: ({ event }) => event.output } },
                onError: { target: 'ready', actions: ['forgetVerdict', 'noteProblem'] },
              },
            },
            told: {
              description: 'The verdict is shown, until it is closed or the next ticket is read.',
              meta: { screen: 'scan', step: 'door' },
              on: {
                'code.read': 'judgingCode',
                'ticket.choose': 'judgingTicket',
                'verdict.close': { target: 'ready', actions: 'forgetVerdict' },
                'entry.undo': { guard: 'hasEntry', target: 'undoing' },
              },
            },
            undoing: {
              description: 'The entry that was just made is taken back on the device.',
              tags: 'busy',
              meta: { screen: 'scan', step: 'door' },
              invoke: {
                src: 'undoEntry',
                input: ({ context: { verdict } }) =>
                  verdict !== null && 'scan' in verdict
                    ? { scan: verdict.scan, ticket: verdict.ticket.id }
                    : { scan: '', ticket: '' },
                onDone: { target: 'undone', actions: 'forgetVerdict' },
                onError: { target: 'told', actions: 'noteProblem' },
              },
            },
            undone: {
              description: 'The entry is taken back; the next person may come.',
              tags: 'undone',
              meta: { screen: 'scan', step: 'door' },
              on: { 'code.read': 'judgingCode', 'ticket.choose': 'judgingTicket', 'verdict.close': 'ready' },
            },
          },
        },
        post: {
          initial: 'sending',
          states: {
            sending: {
              description: 'What this device did is sent, and what the others did is fetched.',
              invoke: {
                src: 'sendScans',
                onDone: { target: 'resting', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
                onError: whenNotSent,
              },
            },
            resting: {
              description: 'Everything is sent. The next turn comes with the next scan, or after some seconds.',
              invoke: { src: 'awaitTurn', onDone: 'sending', onError: 'sending' },
            },
            offline: {
              description: 'No network: what is done stays on the device. Tried again after some seconds.',
              tags: 'isOffline',
              invoke: { src: 'awaitTurn', onDone: 'retrying', onError: 'retrying' },
            },
            retrying: {
              description: 'The same as sending, told as offline until it succeeds.',
              tags: 'isOffline',
              invoke: {
                src: 'sendScans',
                onDone: { target: 'resting', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
                onError: whenNotSent,
              },
            },
            loggedOut: {
              description: 'The session is over: what is done stays on the device until somebody has logged in again.',
              tags: ['isOffline', 'isLoggedOut'],
              on: { 'session.restored': 'sending' },
            },
            shutOut: {
              description:
                'The role was taken away, or the session lacks its code: what is done stays on the device until that is put right.',
              tags: ['isOffline', 'isShutOut'],
              on: { 'list.retry': 'sending', 'session.restored': 'sending' },
            },
          },
        },
      },
    },
  },
});
