import { describe, expect, it } from 'vitest';
import { brokenPromises, crowdUnguarded, rushForSlots, stageRushSlots } from '../support/interview-rush.ts';
import { useInterviews } from '../support/use-interviews.ts';

const { db, student } = useInterviews();

describe('many students at once, on two instances (K4, A1)', () => {
  it('never share a slot, have two with a company, or are in two places at once', async () => {
    const slots = await stageRushSlots(db, 4);
    const people = await Promise.all(Array.from({ length: 24 }, (_, at) => student(at)));
    const { codes, unexpected } = await rushForSlots(people, slots);
    expect(unexpected).toEqual([]);
    expect(codes).toContain('interview_slot_taken');
    const { kept, ...broken } = await brokenPromises(db, slots);
    expect(broken).toEqual({ shared: 0, repeated: 0, overlapping: 0 });
    expect(kept).toBeGreaterThan(0);
  }, 60_000);

  it('would do all three if the guards were off', async () => {
    const [one, other] = await Promise.all([student(), student()]);
    await expect(crowdUnguarded(db, one, other, true)).rejects.toMatchObject({ code: '23505' });
    expect(await crowdUnguarded(db, one, other, false)).toMatchObject({ shared: 1, repeated: 1, overlapping: 3 });
  });
});
