import { parseSeatPlan, type SeatPlan } from '../../../../machines/seat-plan/plan.ts';
import type { Schemas } from '../../http/operation.ts';
import type { Check } from '../check.ts';

/** Reads a drawing in the format of seat plans. */
export const checkPlan: Check<SeatPlan> = ({ file, json }, problems) => {
  const parsed = parseSeatPlan(json);
  if (parsed.ok) return parsed.plan;
  problems.push(...parsed.problems.map((problem) => ({ file, ...problem })));
  return undefined;
};

/** A plan as the browser receives it. */
export const drawingOf = (plan: SeatPlan): Schemas['SeatPlan'] => ({
  ...plan,
  categories: plan.categories.map((category) => ({ ...category })),
  size: { ...plan.size },
  zones: plan.zones.map((zone) => ({ ...zone })),
});
