import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { model } from '../../models/booking/booking.model.ts';
import { ownership, rules } from '../../models/booking/booking.rules.ts';
import { explore, judgeTraffic, never, parseTraffic, type TrafficLine } from 'xstate-paths';
import { runPaths } from './cli.ts';

const graph = explore(bookingMachine, model);
const second = (at: number) => new Date(Date.UTC(2027, 2, 5, 19, 0, at)).toISOString();

/** An answer that came a tenth of a second after the call, which was sent in this second. */
function answer(at: number, over: Partial<TrafficLine> = {}): TrafficLine {
  return {
    sent: second(at),
    at: second(at).replace('.000', '.100'),
    actor: 'Ġulja',
    event: 'GET /bookings/{booking}',
    status: 200,
    chart: 'booking',
    subject: 'b1',
    state: 'held',
    holds: ['hall/A1'],
    until: second(900),
    ...over,
  };
}

const textOf = (lines: readonly TrafficLine[]) => lines.map((line) => JSON.stringify(line)).join('\n');
const judge = (lines: readonly TrafficLine[], more = rules) =>
  judgeTraffic(parseTraffic(textOf(lines), 'booking'), { machine: bookingMachine, graph, rules: more, ownership });
const rival = { actor: 'Marija', subject: 'b2' };

describe('a traffic log', () => {
  it('of a sale in which all is well is not spoken of', () => {
    const sale = [
      answer(0),
      answer(1, { state: 'awaiting_payment' }),
      answer(2, { state: 'paid', until: null }),
      answer(3, { ...rival, holds: ['hall/A2'] }),
      answer(4, { ...rival, event: 'DELETE /bookings/{booking}', state: 'cancelled', holds: ['hall/A2'], until: null }),
      answer(5, { actor: 'Peppi', subject: 'b3', holds: ['hall/A2'] }),
    ];
    expect(judge(sale)).toEqual({ broken: [], undecided: [] });
  });

  it('shows a seat that two own, by the lines that say so', () => {
    expect(judge([answer(0), answer(1, rival)]).broken).toEqual([
      'a seat has one owner: hall/A1 in line 1, Ġulja: GET /bookings/{booking} 200, b1 held, and in line 2, Marija: GET /bookings/{booking} 200, b2 held',
    ]);
  });

  it('does not take a seat for owned twice that was let go, or promised, only until then', () => {
    const letGo = answer(1, { event: 'DELETE /bookings/{booking}', state: null, holds: [], until: null });
    expect(judge([answer(0), letGo, answer(2, rival)]).broken).toEqual([]);
    expect(judge([answer(0, { until: second(1) }), answer(2, rival)]).broken).toEqual([]);
  });

  it('shows a state to which no path of the chart leads', () => {
    const { broken } = judge([answer(0, { state: 'paid', until: null }), answer(1)]);
    expect(broken).toContainEqual(expect.stringMatching(/^no path leads from paid \(line 1\) to held: line 2, Ġulja/));
  });

  it('lets answers of calls that overlap come in any order', () => {
    const late = answer(0, { at: second(5) });
    expect(judge([answer(1, { state: 'paid', until: null }), late]).broken).toEqual([]);
  });

  it('shows a state that the chart does not have', () => {
    expect(judge([answer(0, { state: 'lost' })]).broken).toEqual([expect.stringContaining("no state 'lost'")]);
  });

  it('breaks a rule of what is never so', () => {
    const none = never('a booking is held', ({ isIn }) => isIn('held'));
    expect(judge([answer(0)], [none]).broken).toEqual([
      expect.stringContaining('rule broken: a booking is held: line 1'),
    ]);
  });

  it('leaves undecided what may still come, until it does', () => {
    const due = [answer(0, { state: 'refund_pending', holds: [], until: null })];
    expect(judge(due).undecided).toEqual([
      expect.stringContaining('a refund that is due is made: not yet after line 1'),
    ]);
    expect(judge([...due, answer(1, { state: 'refunded', holds: [], until: null })]).undecided).toEqual([]);
  });

  it('that cannot be read says which line, and what is wrong with it', () => {
    expect(() => parseTraffic('{"chart":"booking"}', 'booking')).toThrow('the log, line 1: `chart`, `sent` and `at`');
    expect(() => parseTraffic(`${textOf([answer(0)])}\nnonsense`, 'booking')).toThrow(
      'the log, line 2: this is no JSON',
    );
    expect(() => parseTraffic(textOf([answer(0, { at: 'noon' })]), 'booking')).toThrow("'noon' is no time");
  });
});

describe('npm run paths -- rules booking --log', () => {
  const run = (lines: readonly TrafficLine[], ...args: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'gq-traffic-'));
    try {
      const file = join(folder, 'traffic.log');
      writeFileSync(file, textOf(lines));
      return runPaths('rules', 'booking', '--log', file, ...args);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('ends with 0 where all promises are kept, and with 1 where a planted violation breaks one', () => {
    expect(run([answer(0)]).status).toBe(0);
    const { status, stdout } = run([answer(0), answer(1, rival)]);
    expect(status).toBe(1);
    expect(stdout).toContain('2 answers about 2');
    expect(stdout).toContain('a seat has one owner: hall/A1');
  });

  it('holds an ended log to what it leaves open', () => {
    const due = [answer(0, { state: 'refund_pending', holds: [], until: null })];
    expect(run(due).status).toBe(0);
    expect(run(due, '--ended').status).toBe(1);
  });

  it('says how to record a log where this one says nothing', () => {
    const { status, stderr } = run([answer(0, { chart: 'ferry' })]);
    expect(status).toBe(2);
    expect(stderr).toContain('says nothing of booking. Record one with: TRAFFIC_LOG=');
  });
});
