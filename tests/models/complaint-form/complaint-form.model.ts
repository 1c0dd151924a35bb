import type {
  complaintFormMachine,
  ComplaintProblem,
} from '../../../machines/complaint-form/complaint-form.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, shows } from 'xstate-paths';

const refusal = (code: ComplaintProblem['code'], waitSeconds = 0): { error: ComplaintProblem } => ({
  error: { code, fields: {}, waitSeconds },
});
const PROOF = 'work';
const CODE = '7K3M-Q2XA-9WPC-4HTD-VN6E';

/** The events that people and the server cause while somebody complains. */
export const model = {
  events: { 'complaint.send': [{ isAnonymous: true }, { isAnonymous: false }] },
  actors: {
    proveWork: [{ output: { proof: PROOF } }, refusal('away'), refusal('insecureHost')],
    sendAnonymously: [
      { output: { code: CODE } },
      refusal('turnTaken', 5),
      refusal('workRefused'),
      refusal('invalid'),
      refusal('away'),
    ],
    awaitTurn: [{ output: undefined }, refusal('away')],
    sendWithName: [
      { output: undefined },
      refusal('invalid'),
      refusal('tooMany'),
      refusal('signedOut'),
      refusal('away'),
    ],
  },
} satisfies ModelFor<typeof complaintFormMachine>;

type Context = { code: string | null; proof: string | null; isCodeKept: boolean; problem: ComplaintProblem | null };

const written = { screen: 'write', step: 'write' } as const;

/** The facts that the page shows in each state, and the calls it makes. */
const shown = shows<typeof complaintFormMachine>({
  writing: { meta: written },
  proving: { tags: ['busy'], meta: written },
  sendingAnonymously: {
    tags: ['busy'],
    meta: written,
    asks: { sendAnonymously: ({ proof }) => ({ proof: proof ?? 'none' }) },
  },
  awaitingTurn: {
    tags: ['busy', 'waitsForTurn'],
    meta: written,
    asks: { awaitTurn: ({ problem }) => ({ seconds: problem?.waitSeconds ?? -1 }) },
  },
  sendingWithName: { tags: ['busy'], meta: written },
  keepingCode: { meta: { screen: 'keepCode', step: 'code' } },
  sentAnonymously: { meta: { screen: 'sentAnonymously', step: 'sent' } },
  sent: { meta: { screen: 'sent', step: 'sent' } },
});

export const rules: Rule<Context>[] = [
  ...shown,
  never(
    'the code is left behind without being kept',
    ({ isIn, context }) => isIn('sentAnonymously') && !context.isCodeKept,
  ),
  never('a complaint with a name has a code', ({ isIn, context }) => isIn('sent') && context.code !== null),
  never('the code is known after it was left', ({ isIn, context }) => isIn('sentAnonymously') && context.code !== null),
  never('work goes with a name', ({ isIn, context }) => isIn('sendingAnonymously') && context.proof === null),
  never(
    'a problem is told while something is sent',
    ({ isIn, context }) =>
      (isIn('sendingAnonymously') || isIn('sendingWithName') || isIn('proving')) && context.problem !== null,
  ),
  eventually('whatever happens, it can still be sent', {
    once: ({ hasTag }) => hasTag('busy'),
    later: ({ isIn }) => isIn('sent') || isIn('sentAnonymously'),
  }),
];

type Step = JourneyFor<typeof complaintFormMachine>['steps'][number];
const send: Step = { send: { type: 'complaint.send', isAnonymous: true }, now: 'proving' };
const proved: Step = {
  actor: 'proveWork',
  output: { proof: PROOF },
  now: 'sendingAnonymously',
  context: { proof: PROOF },
};
const arrived: Step = { actor: 'sendAnonymously', output: { code: CODE }, now: 'keepingCode', context: { code: CODE } };
const told = (code: ComplaintProblem['code']) => ({ problem: refusal(code).error });

/** How a complaint is written and sent; each ends where it must, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof complaintFormMachine>[] = [
  {
    name: 'without a name: work, the code, kept before it is left',
    steps: [
      { send: { type: 'code.leave' }, refused: true },
      send,
      { send: { type: 'complaint.send', isAnonymous: true }, refused: true },
      proved,
      arrived,
      { send: { type: 'code.leave' }, refused: true },
      { send: { type: 'code.keep' }, now: 'keepingCode', context: { isCodeKept: true } },
      { send: { type: 'code.leave' }, now: 'sentAnonymously', context: { code: null, proof: null } },
    ],
    ends: 'sentAnonymously',
  },
  {
    name: 'with a name: no work, no code',
    steps: [
      { send: { type: 'complaint.send', isAnonymous: false }, now: 'sendingWithName' },
      { actor: 'sendWithName', output: undefined, now: 'sent', context: { proof: null, code: null } },
    ],
    ends: 'sent',
  },
  {
    name: 'with a name: refused, the session over, then the server away, then sent',
    steps: [
      ...(['invalid', 'tooMany', 'signedOut', 'away'] as const).flatMap((code): Step[] => [
        { send: { type: 'complaint.send', isAnonymous: false }, now: 'sendingWithName', context: { problem: null } },
        { actor: 'sendWithName', ...refusal(code), now: 'writing', context: told(code) },
      ]),
      { send: { type: 'complaint.send', isAnonymous: false } },
      { actor: 'sendWithName', output: undefined },
    ],
    ends: 'sent',
  },
  {
    name: 'somebody was quicker: the turn comes by itself',
    steps: [
      send,
      proved,
      { actor: 'sendAnonymously', ...refusal('turnTaken', 5), now: 'awaitingTurn', context: refusalIn(5) },
      { actor: 'awaitTurn', output: undefined, now: 'sendingAnonymously', context: { problem: null, proof: PROOF } },
      arrived,
    ],
    ends: 'keepingCode',
  },
  {
    name: 'waiting is given up, and the same work is sent later',
    steps: [
      send,
      proved,
      { actor: 'sendAnonymously', ...refusal('turnTaken', 5), now: 'awaitingTurn' },
      { send: { type: 'turn.giveUp' }, now: 'writing', context: { problem: null, proof: PROOF } },
      { send: { type: 'turn.giveUp' }, refused: true },
      { send: { type: 'complaint.send', isAnonymous: true }, now: 'sendingAnonymously' },
      { actor: 'sendAnonymously', ...refusal('turnTaken', 5), now: 'awaitingTurn' },
      { actor: 'awaitTurn', ...refusal('away'), now: 'writing', context: told('away') },
    ],
    ends: 'writing',
  },
  {
    name: 'no answer: the same work goes again, so that it arrives once',
    steps: [
      send,
      proved,
      { actor: 'sendAnonymously', ...refusal('away'), now: 'writing', context: { ...told('away'), proof: PROOF } },
      { send: { type: 'complaint.send', isAnonymous: true }, now: 'sendingAnonymously', context: { problem: null } },
      {
        actor: 'sendAnonymously',
        ...refusal('invalid'),
        now: 'writing',
        context: { ...told('invalid'), proof: PROOF },
      },
      { send: { type: 'complaint.send', isAnonymous: true }, now: 'sendingAnonymously' },
      arrived,
    ],
    ends: 'keepingCode',
  },
  {
    name: 'work that is no longer good is done again',
    steps: [
      send,
      proved,
      {
        actor: 'sendAnonymously',
        ...refusal('workRefused'),
        now: 'writing',
        context: { ...told('workRefused'), proof: null },
      },
      { ...send, context: { problem: null } },
      proved,
    ],
    ends: 'sendingAnonymously',
  },
  {
    name: 'the work cannot be done, on an insecure host or without a network',
    steps: [
      send,
      { actor: 'proveWork', ...refusal('insecureHost'), now: 'writing', context: told('insecureHost') },
      send,
      { actor: 'proveWork', ...refusal('away'), now: 'writing', context: { ...told('away'), proof: null } },
    ],
    ends: 'writing',
  },
];

function refusalIn(waitSeconds: number) {
  return { problem: refusal('turnTaken', waitSeconds).error };
}
