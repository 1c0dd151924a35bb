import type { Finding } from './report.ts';

/** A finding that somebody has reviewed and accepts until a day. */
export type Acceptance = {
  /** The finding as it is reported, without its reason: `unreachable: upload.lost`. */
  finding: string;
  reason: string;
  /** The last day (`2027-06-30`) on which it is accepted; after it, it is reported again. */
  until: string;
};

/** Marks what is no fact, because the walk was stopped before it could see it. */
export const UNDECIDED = 'not seen before it stopped: ';

const withoutDoubt = (what: string) => (what.startsWith(UNDECIDED) ? what.slice(UNDECIDED.length) : what);

/**
 * The findings that are not accepted, equal ones reported once; accepted ones come back after their day.
 * @throws if a day isn't one
 */
export function settle(findings: readonly Finding[], accepted: readonly Acceptance[], today: Date): Finding[] {
  const day = today.toISOString().slice(0, 10);
  const known = new Map(accepted.map((each) => [each.finding, checked(each)]));
  return merged(findings).flatMap((finding) => {
    const settled = known.get(withoutDoubt(finding.what));
    if (settled === undefined) return [finding];
    if (day <= settled.until) return [];
    return [{ what: finding.what, why: `it was accepted until ${settled.until} (${settled.reason})` }];
  });
}

/** The acceptances of what a complete walk no longer finds: they would hide it if it came back. */
export function outdated(findings: readonly Finding[], accepted: readonly Acceptance[]): Finding[] {
  const told = new Set(findings.map(({ what }) => what));
  return accepted
    .filter(({ finding }) => !told.has(finding))
    .map(({ finding }) => ({
      what: `accepted, but not found any more: ${finding}`,
      why: "take it out of the model's `accepted`",
    }));
}

function checked(acceptance: Acceptance): Acceptance {
  const { finding, until } = acceptance;
  if (/^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until))) return acceptance;
  throw new Error(`'${until}', until which '${finding}' is accepted, is no day: write it as 2027-06-30.`);
}

/** Merges findings that say the same into one, which says how often. */
function merged(findings: readonly Finding[]): Finding[] {
  const times = new Map<string, { finding: Finding; times: number }>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.what, finding.why]);
    times.set(key, { finding, times: (times.get(key)?.times ?? 0) + 1 });
  }
  return [...times.values()].map(({ finding, times: count }) =>
    count === 1
      ? finding
      : { ...finding, why: [finding.why, `${count} times`].filter((each) => each !== null).join('; ') },
  );
}
