import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { JourneyFor } from 'xstate-paths';
import { atHome, beginning, opened, pick, refused, returning, whole } from './career-finder.fixtures.ts';

type Journey = JourneyFor<typeof careerFinderMachine>;

/** Coming back to a page that was left open while another device went on; each ends where it must. */
export const leftOpenJourneys: readonly Journey[] = [
  {
    name: 'changed on another device: what is there is shown, and nothing of it is replaced',
    input: beginning({ ...returning, wanted: 'values' }),
    steps: [
      { send: { type: 'page.returned' }, refused: true },
      { actor: 'openFinder', output: atHome, now: ['parts.values', 'settled'] },
      { send: { type: 'page.returned' }, now: ['parts.values', 'looking'] },
      { send: { type: 'page.returned' }, refused: true },
      {
        actor: 'openFinder',
        output: opened({ answers: { ...whole, values: ['time'] }, lastPart: 'interests', earlier: 2 }),
        now: ['parts.values', 'settled'],
        context: { answers: { ...whole, values: ['time'] }, lastPart: 'interests', earlier: 2, wanted: 'values' },
      },
      { ...pick(['time', 'nature']), now: ['parts.values', 'sending.sending'] },
      { send: { type: 'page.returned' }, refused: true },
    ],
    ends: ['parts.values', 'sending.sending'],
  },
  {
    name: 'what is picked while the server is asked counts, and is sent after it',
    input: beginning({ ...returning, wanted: 'values' }),
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'page.returned' }, now: ['parts.values', 'looking'] },
      { ...pick(['nature']), now: ['parts.values', 'looking'] },
      {
        actor: 'openFinder',
        output: opened({ answers: { ...whole, values: ['time'], interests: ['law'] }, lastPart: 'interests' }),
        now: ['parts.values', 'sending.sending'],
        context: { answers: { ...whole, values: ['nature'], interests: ['law'] }, lastPart: 'values' },
      },
    ],
    ends: ['parts.values', 'sending.sending'],
  },
  {
    name: 'looked at again without a network: what is here goes on',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'page.returned' } },
      { actor: 'openFinder', ...refused('away'), now: ['parts.overview', 'settled'], context: { answers: whole } },
      { send: { type: 'finder.clear' }, now: ['clearing', 'settled'] },
      { send: { type: 'page.returned' }, refused: true },
    ],
    ends: ['clearing', 'settled'],
  },
  {
    name: 'cleared on another device meanwhile',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'page.returned' } },
      { actor: 'openFinder', ...refused('unknown'), now: ['gone', 'settled'], context: { isGone: true } },
      { send: { type: 'page.returned' }, refused: true },
    ],
    ends: ['gone', 'settled'],
  },
  {
    name: 'an answer on its way brings nothing back',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'page.returned' }, now: ['parts.overview', 'looking'] },
      { send: { type: 'finder.restart' }, now: ['restarting', 'settled'] },
      { send: { type: 'page.returned' }, refused: true },
      { actor: 'restartFinder', ...refused('away'), now: ['parts.overview', 'settled'] },
      { send: { type: 'page.returned' }, now: ['parts.overview', 'looking'] },
      { send: { type: 'finder.clear' }, now: ['clearing', 'settled'] },
      { actor: 'clearFinder', output: undefined, now: ['parts.overview', 'settled'] },
      { send: { type: 'page.returned' }, refused: true },
    ],
    ends: ['parts.overview', 'settled'],
  },
];
