import type { PickPart } from './answers.ts';
import { finderSetup } from './career-finder.setup.ts';

/** One part in which things are picked. */
const picking = <Part extends PickPart>(part: Part, description: string) =>
  ({
    description,
    meta: { screen: part, step: part },
    on: {
      'picks.change': {
        guard: { type: 'canPick', params: part },
        actions: [{ type: 'pick', params: part }, 'clearNotice'],
      },
      'part.finish': {
        guard: { type: 'isDone', params: part },
        target: '#career-finder.shown.sorting',
        actions: ['wantOnward', 'clearNotice'],
      },
    },
  }) as const;

/**
 * The career finder: five parts in any order, and a report once all are done.
 *
 * Promises: every answer counts at once on this device, and reaches the server as soon as there is a network; a newer answer is never
 * replaced by an older one from the server or another tab; a link or another device opens the exact place; anyone who returns to a page
 * left open sees what another device or tab has changed. Can never happen: a report on unfinished parts; anything sent before the
 * reference is settled, or under a reference that was cleared. The scores are the server's.
 */
export const careerFinderMachine = finderSetup.createMachine({
  id: 'career-finder',
  type: 'parallel',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    ...kept,
    isOpen: false,
    isGone: false,
    earlier: 0,
    notice: null,
  }),
  // In this order: the device's own copy must be read before the server is asked.
  invoke: [{ src: 'watchDevice' }, { src: 'watchReturn' }],
  on: { 'device.read': { guard: 'canTakeKept', actions: 'takeKept' } },
  states: {
    shown: {
      initial: 'finding',
      states: {
        finding: {
          description: 'Is there anything on the server to go on with?',
          meta: { screen: 'opening', step: 'overview' },
          always: [
            { guard: 'hasReference', target: 'opening' },
            { target: 'sorting', actions: 'open' },
          ],
        },
        opening: {
          description: 'The server is asked for the answers that the reference leads to.',
          tags: 'busy',
          meta: { screen: 'opening', step: 'overview' },
          invoke: {
            src: 'openFinder',
            input: ({ context }) => ({ reference: context.link ?? context.reference ?? '' }),
            onDone: {
              target: 'sorting',
              actions: [{ type: 'takeOpened', params: ({ event }) => event.output }, 'open'],
            },
            onError: [
              { guard: 'isLinkUnknown', target: 'linkUnknown' },
              { guard: 'isLinkUnread', target: 'openFailed' },
              { guard: 'isUnknown', target: 'gone', actions: 'lose' },
              { target: 'sorting', actions: 'open' },
            ],
          },
        },
        openFailed: {
          description: 'A link was followed without a network.',
          meta: { screen: 'openFailed', step: 'overview' },
          on: { retry: 'opening', 'finder.keepMine': { target: 'finding', actions: 'forgetLink' } },
        },
        linkUnknown: {
          description: 'The link leads nowhere: its answers were cleared, or it is incomplete.',
          meta: { screen: 'linkUnknown', step: 'overview' },
          on: { 'finder.keepMine': { target: 'finding', actions: 'forgetLink' } },
        },
        gone: {
          description:
            'The answers were cleared on another device, or lay unfinished too long; this device still has them.',
          meta: { screen: 'gone', step: 'overview' },
          on: {
            'finder.keepMine': { target: 'sorting', actions: ['sendAllAgain', 'open', 'wantOverview'] },
            'finder.clear': { target: 'sorting', actions: ['forgetEverything', 'open', 'wantOverview'] },
          },
        },
        sorting: {
          description: 'The page that is wanted; the overview in place of a report that can’t be made yet.',
          meta: { screen: 'opening', step: 'overview' },
          always: [
            { guard: { type: 'shows', params: 'personality' }, target: 'parts.personality' },
            { guard: { type: 'shows', params: 'questions' }, target: 'parts.questions' },
            { guard: { type: 'shows', params: 'interests' }, target: 'parts.interests' },
            { guard: { type: 'shows', params: 'pleasures' }, target: 'parts.pleasures' },
            { guard: { type: 'shows', params: 'activities' }, target: 'parts.activities' },
            { guard: { type: 'shows', params: 'values' }, target: 'parts.values' },
            { guard: { type: 'shows', params: 'report' }, target: 'parts.report' },
            { target: 'parts.overview', actions: 'wantOverview' },
          ],
        },
        parts: {
          initial: 'overview',
          always: { guard: 'isGone', target: 'gone' },
          on: { 'step.open': { guard: 'canOpen', target: 'sorting', actions: ['want', 'clearNotice'] } },
          states: {
            overview: {
              description: 'How far each part is, and what can be done with it all.',
              meta: { screen: 'overview', step: 'overview' },
              on: {
                'finder.continue': { target: '#career-finder.shown.sorting', actions: ['wantOnward', 'clearNotice'] },
                'finder.restart': {
                  guard: 'isComplete',
                  target: '#career-finder.shown.restarting',
                  actions: 'clearNotice',
                },
                'finder.clear': {
                  guard: 'canClear',
                  target: '#career-finder.shown.clearing',
                  actions: ['clearNotice', 'close'],
                },
              },
            },
            personality: {
              description: 'What the questionnaire is, where it comes from, and what it isn’t.',
              meta: { screen: 'personality', step: 'personality' },
            },
            questions: {
              description: 'Statements, each to be answered from not at all to very like me.',
              meta: { screen: 'questions', step: 'questions' },
              on: {
                'question.answer': { guard: 'canAnswer', actions: ['answer', 'clearNotice'] },
                'part.finish': {
                  guard: { type: 'isDone', params: 'personality' },
                  target: '#career-finder.shown.sorting',
                  actions: ['wantOnward', 'clearNotice'],
                },
              },
            },
            interests: picking('interests', 'Three sectors are picked, the preferred one first.'),
            pleasures: picking('pleasures', 'Five of twelve pleasures are picked.'),
            activities: picking('activities', 'Up to fifteen activities are picked.'),
            values: picking('values', 'Exactly three values are picked.'),
            report: {
              description: 'Every part is done: the report, as soon as the server has everything.',
              meta: { screen: 'report', step: 'report' },
              always: { guard: 'isUnfinished', target: '#career-finder.shown.sorting' },
            },
          },
        },
        restarting: {
          description: 'The server keeps the report, and begins another round.',
          tags: 'busy',
          meta: { screen: 'overview', step: 'overview' },
          invoke: {
            src: 'restartFinder',
            input: ({ context }) => ({ reference: context.reference }),
            onDone: { target: 'sorting', actions: ['beginAgain', 'wantOnward'] },
            onError: [
              { guard: 'isUnknown', target: 'gone', actions: 'lose' },
              { target: 'parts.overview', actions: 'note' },
            ],
          },
        },
        clearing: {
          description: 'The server deletes everything; then this device does.',
          tags: 'busy',
          meta: { screen: 'overview', step: 'overview' },
          invoke: {
            src: 'clearFinder',
            input: ({ context }) => ({ reference: context.reference }),
            onDone: { target: 'parts.overview', actions: ['forgetEverything', 'open'] },
            onError: { target: 'parts.overview', actions: ['note', 'open'] },
          },
        },
      },
    },
    sending: {
      initial: 'settled',
      states: {
        settled: {
          description: 'The server has everything, or nothing may be sent yet.',
          always: { guard: 'mustSend', target: 'sending' },
          on: { 'page.returned': { guard: 'canLook', target: 'looking' } },
        },
        looking: {
          description: 'The server is asked whether another device has changed anything.',
          tags: 'looking',
          invoke: {
            src: 'openFinder',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: { target: 'settled', actions: { type: 'takeOpened', params: ({ event }) => event.output } },
            onError: [{ guard: 'isUnknown', target: 'settled', actions: 'lose' }, { target: 'settled' }],
          },
          on: {
            'finder.restart': { target: 'settled', description: 'The answer would bring back what was before.' },
            'finder.clear': { target: 'settled', description: 'The answer would bring back what is cleared.' },
          },
        },
        sending: {
          description: 'The part that has waited longest goes to the server.',
          tags: 'sending',
          invoke: {
            src: 'saveAnswers',
            input: ({ context: { reference, unsent, answers } }) => ({
              reference,
              answers,
              part: unsent[0] ?? 'personality',
            }),
            onDone: { target: 'settled', actions: { type: 'takeSent', params: ({ event }) => event.output } },
            onError: [
              { guard: 'isUnknown', target: 'settled', actions: 'lose' },
              { guard: 'isOutdated', target: 'settled', actions: ['dropFirstUnsent', 'note'] },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'There is no network; the answers are on this device.',
          tags: 'unsent',
          on: { 'sending.retry': 'settled' },
          invoke: { src: 'awaitNetwork', onDone: 'settled', onError: 'settled' },
        },
      },
    },
  },
});
