import { randomUUID } from 'node:crypto';
import { array, boolean, nat, record, sample } from 'fast-check';

const OFFICERS = 3;

/** Saves what an officer typed after the revision that they have seen. Returns the new revision, or undefined where it is refused. */
export type Save = (given: {
  officer: number;
  question: string;
  value: string;
  revision: number;
  key: string;
}) => Promise<number | undefined>;

/** An answer as it stands. */
export type Read = (question: string) => Promise<{ value: unknown; revision: number }>;

export type Tally = {
  /** Values that were acknowledged, by question and revision. */
  acknowledged: Map<string, Map<number, string>>;
  /** Saves that were refused: their writers are shown both values. */
  refused: number;
  /** Acknowledged values in whose place another was acknowledged that had not seen them, or that don't stand at the end. */
  lost: string[];
};

/**
 * Three officers type answers to the same questions, four saves at a time, many of them late, doubled or out of order. Tells which
 * acknowledged answers were lost without being shown to anybody.
 */
export async function rushAnswers(
  { saves, questions, seed }: { saves: number; questions: readonly string[]; seed: number },
  save: Save,
  read: Read,
): Promise<Tally> {
  const one = record({
    officer: nat(OFFICERS - 1),
    asked: nat(questions.length - 1),
    doubled: boolean(),
    behind: nat(2),
  });
  const [order = []] = sample(array(one, { minLength: saves, maxLength: saves }), { numRuns: 1, seed });
  const acknowledged = new Map(questions.map((question) => [question, new Map<number, string>()]));
  const tally: Tally = { acknowledged, refused: 0, lost: [] };
  const seen = new Map<string, number>();
  for (let at = 0; at < order.length; at += 4) {
    const group = order.slice(at, at + 4).map(async ({ officer, asked, doubled, behind }, index) => {
      const question = questions[asked] ?? '';
      const value = `Answer ${at + index}`;
      const known = `${officer} ${question}`;
      const revision = Math.max(0, (seen.get(known) ?? 0) - behind);
      const key = randomUUID();
      const sent = (doubled ? [key, key] : [key]).map((each) =>
        save({ officer, question, value, revision, key: each }),
      );
      for (const saved of await Promise.all(sent)) {
        if (saved === undefined) tally.refused += 1;
        else {
          const earlier = acknowledged.get(question)?.get(saved);
          if (earlier !== undefined && earlier !== value) tally.lost.push(earlier);
          acknowledged.get(question)?.set(saved, value);
        }
      }
      seen.set(known, (await read(question)).revision);
    });
    await Promise.all(group);
  }
  for (const question of questions) {
    const known = acknowledged.get(question) ?? new Map<number, string>();
    const last = known.get(Math.max(...known.keys()));
    if (last !== undefined && (await read(question)).value !== last) tally.lost.push(last);
  }
  return tally;
}
