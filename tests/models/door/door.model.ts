import type { doorMachine } from '../../../machines/door/door.machine.ts';
import type { DoorContext, DoorProblem, DoorTicket, Verdict } from '../../../machines/door/door.types.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule } from 'xstate-paths';
import { shown } from './door.shows.ts';

const refusal = (code: DoorProblem['code']): { error: DoorProblem } => ({ error: { code, fields: {} } });
const ticket: DoorTicket = { id: 'T1', name: 'Ċensa Ħili', kind: 'Student', seat: null };
const admitted: Verdict = { kind: 'in', ticket, scan: 'S1' };
const late: Verdict = { kind: 'refused', ticket, scan: 'S1', why: 'notValid' };
const already: Verdict = { kind: 'already', ticket, entry: { door: 'Garden', at: '2026-10-05T19:00:00Z' } };
const unknown: Verdict = { kind: 'unknown' };

/** The events that people at the door, the device and the network cause. */
export const model = {
  inputs: [{ occurrence: 'O1' }],
  events: {
    'door.name': [{ name: 'Main' }],
    'code.read': [{ code: 'C1' }],
    'ticket.choose': [{ id: 'T1' }],
  },
  actors: {
    openList: [{ output: { door: null } }, { output: { door: 'Main' } }, refusal('away')],
    nameDoor: [{ output: { door: 'Main' } }, refusal('notKept')],
    judge: [{ output: admitted }, { output: already }, { output: unknown }, refusal('notKept')],
    undoEntry: [{ output: undefined }, refusal('notKept')],
    sendScans: [
      { output: { refused: [] } },
      { output: { refused: [{ scan: 'S1', why: 'notValid' }] } },
      refusal('signedOut'),
      refusal('notAllowed'),
      refusal('away'),
    ],
    awaitTurn: [{ output: undefined }, refusal('away')],
  },
  watches: ['watchSession'],
} satisfies ModelFor<typeof doorMachine>;

export const notInBrowser =
  'tests/e2e/door.full.test.ts takes its ways with two phones, one of them without network, against the real server.';

export const rules: Rule<DoorContext>[] = [
  ...shown,
  never('somebody is let in at a door without a name', ({ isIn, context }) => isIn('open') && context.door === null),
  never(
    'an entry is undone that was never made',
    ({ isIn, context }) => isIn('open.gate.undoing') && !(context.verdict !== null && 'scan' in context.verdict),
  ),
  never(
    'a verdict is shown beside the news that nothing was kept',
    ({ isIn, context }) => isIn('open.gate.ready') && context.verdict !== null,
  ),
  eventually('what waits can still be sent', {
    once: ({ hasTag }) => hasTag('isOffline'),
    later: ({ isIn }) => isIn('open.post.resting'),
  }),
];

type Step = JourneyFor<typeof doorMachine>['steps'][number];
const gate = (state: string, post = 'sending') => [`open.gate.${state}`, `open.post.${post}`];
const opened: Step = { actor: 'openList', output: { door: 'Main' }, now: gate('ready'), context: { door: 'Main' } };
const read: Step = { send: { type: 'code.read', code: 'C1' }, now: gate('judgingCode') };
const told = (verdict: Verdict): Step => ({
  actor: 'judge',
  output: verdict,
  now: gate('told'),
  context: { verdict, problem: null },
});

/** Evenings at a door; each ends where it must, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof doorMachine>[] = [
  {
    name: 'the door is named, and lets somebody in by code, then by name',
    input: { occurrence: 'O1' },
    steps: [
      { actor: 'openList', output: { door: null }, now: 'naming' },
      { send: { type: 'code.read', code: 'C1' }, refused: true },
      { send: { type: 'door.name', name: 'Main' }, now: 'saving' },
      { actor: 'nameDoor', output: { door: 'Main' }, now: gate('ready'), context: { door: 'Main' } },
      read,
      told(admitted),
      { send: { type: 'ticket.choose', id: 'T1' }, now: gate('judgingTicket') },
      told(already),
      { send: { type: 'entry.undo' }, refused: true },
      { send: { type: 'verdict.close' }, now: gate('ready'), context: { verdict: null } },
    ],
    ends: gate('ready'),
  },
  {
    name: 'an entry is undone, and the next person comes',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      read,
      told(admitted),
      { send: { type: 'entry.undo' }, now: gate('undoing') },
      { actor: 'undoEntry', output: undefined, now: gate('undone'), context: { verdict: null } },
      { send: { type: 'entry.undo' }, refused: true },
      read,
      told(unknown),
    ],
    ends: gate('told'),
  },
  {
    name: 'the phone cannot keep an entry: nobody is let in, and it says so',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      read,
      {
        actor: 'judge',
        ...refusal('notKept'),
        now: gate('ready'),
        context: { verdict: null, problem: refusal('notKept').error },
      },
      read,
      told(admitted),
      { send: { type: 'entry.undo' } },
      {
        actor: 'undoEntry',
        ...refusal('notKept'),
        now: gate('told'),
        context: { verdict: admitted, problem: refusal('notKept').error },
      },
      { send: { type: 'ticket.choose', id: 'T1' } },
      {
        actor: 'judge',
        ...refusal('away'),
        now: gate('ready'),
        context: { verdict: null, problem: refusal('away').error },
      },
      { send: { type: 'door.rename' }, now: 'naming', context: { problem: null } },
    ],
    ends: 'naming',
  },
  {
    name: 'the network goes and comes back; a clash is told until it is seen',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { actor: 'sendScans', output: { refused: [] }, now: gate('ready', 'resting') },
      { actor: 'awaitTurn', output: undefined, now: gate('ready', 'sending') },
      { actor: 'sendScans', ...refusal('away'), now: gate('ready', 'offline') },
      { actor: 'awaitTurn', output: undefined, now: gate('ready', 'retrying') },
      { actor: 'sendScans', ...refusal('away'), now: gate('ready', 'offline') },
      { actor: 'awaitTurn', output: undefined },
      {
        actor: 'sendScans',
        output: { refused: [{ scan: 'S0', why: 'twice' }] },
        now: gate('ready', 'resting'),
        context: { hasClash: true },
      },
      { actor: 'awaitTurn', output: undefined },
      { actor: 'sendScans', output: { refused: [] }, context: { hasClash: true } },
      { send: { type: 'clashes.see' }, context: { hasClash: false } },
    ],
    ends: gate('ready', 'resting'),
  },
  {
    name: 'the session ends at the door: it goes on, and sends after the login',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { actor: 'sendScans', ...refusal('signedOut'), now: gate('ready', 'loggedOut') },
      { send: { type: 'code.read', code: 'C1' }, now: gate('judgingCode', 'loggedOut') },
      { actor: 'judge', output: admitted, now: gate('told', 'loggedOut') },
      { send: { type: 'session.restored' }, now: gate('told', 'sending') },
    ],
    ends: gate('told', 'sending'),
  },
  {
    name: 'the role is taken away at the door: it goes on, and sends once that is put right',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { actor: 'sendScans', ...refusal('notAllowed'), now: gate('ready', 'shutOut') },
      { send: { type: 'code.read', code: 'C1' }, now: gate('judgingCode', 'shutOut') },
      { actor: 'judge', output: admitted, now: gate('told', 'shutOut') },
      { send: { type: 'list.retry' }, now: gate('told', 'sending') },
      { actor: 'sendScans', ...refusal('away'), now: gate('told', 'offline') },
      { actor: 'awaitTurn', output: undefined, now: gate('told', 'retrying') },
      { actor: 'sendScans', ...refusal('notAllowed'), now: gate('told', 'shutOut') },
      { send: { type: 'session.restored' }, now: gate('told', 'sending') },
    ],
    ends: gate('told', 'sending'),
  },
  {
    name: 'no list: tried again, and after a login',
    input: { occurrence: 'O1' },
    steps: [
      { actor: 'openList', ...refusal('away'), now: 'openFailed', context: { problem: refusal('away').error } },
      { send: { type: 'list.retry' }, now: 'opening' },
      { actor: 'openList', ...refusal('away'), now: 'openFailed' },
      { send: { type: 'session.restored' }, now: 'opening' },
      opened,
      { send: { type: 'door.rename' }, now: 'naming' },
      { send: { type: 'door.name', name: 'Main' } },
      { actor: 'nameDoor', ...refusal('notKept'), now: 'naming', context: { problem: refusal('notKept').error } },
    ],
    ends: 'naming',
  },
  {
    name: 'people are found by name, one after another, also after a code and after an undo; a verdict can be closed or read over',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { send: { type: 'ticket.choose', id: 'T1' }, now: gate('judgingTicket') },
      told(admitted),
      { send: { type: 'code.read', code: 'C1' }, now: gate('judgingCode') },
      told(admitted),
      { send: { type: 'entry.undo' } },
      { actor: 'undoEntry', output: undefined, now: gate('undone') },
      { send: { type: 'ticket.choose', id: 'T1' }, now: gate('judgingTicket') },
      told(admitted),
      { send: { type: 'entry.undo' } },
      { actor: 'undoEntry', output: undefined },
      { send: { type: 'verdict.close' }, now: gate('ready') },
    ],
    ends: gate('ready'),
  },
  {
    name: 'the session ends while there was no network; a broken wait is a turn like any other',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { actor: 'sendScans', output: { refused: [] } },
      { actor: 'awaitTurn', ...refusal('away'), now: gate('ready', 'sending') },
      { actor: 'sendScans', ...refusal('away') },
      { actor: 'awaitTurn', ...refusal('away'), now: gate('ready', 'retrying') },
      { actor: 'sendScans', ...refusal('signedOut'), now: gate('ready', 'loggedOut') },
    ],
    ends: gate('ready', 'loggedOut'),
  },
  {
    name: 'the server refuses what the list let in: the verdict turns, and the entry is undone',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      read,
      told(admitted),
      { actor: 'sendScans', output: { refused: [{ scan: 'S0', why: 'twice' }] }, context: { verdict: admitted } },
      { actor: 'awaitTurn', output: undefined },
      {
        actor: 'sendScans',
        output: { refused: [{ scan: 'S1', why: 'notValid' }] },
        now: gate('told', 'resting'),
        context: { verdict: late, hasClash: true },
      },
      { send: { type: 'entry.undo' }, now: gate('undoing', 'resting') },
      { actor: 'undoEntry', output: undefined, now: gate('undone', 'resting'), context: { verdict: null } },
    ],
    ends: gate('undone', 'resting'),
  },
  {
    name: 'two doors clash at the first sending',
    input: { occurrence: 'O1' },
    steps: [
      opened,
      { actor: 'sendScans', output: { refused: [{ scan: 'S0', why: 'twice' }] }, context: { hasClash: true } },
    ],
    ends: gate('ready', 'resting'),
  },
];
