import { useDayWords } from '../../kit/content/day-words.ts';
import type { PlanCompany } from './desk-interviews.queries.ts';

/** The choice of a company and a day, which both forms of the plan have. */
export function usePlaces(plan: readonly PlanCompany[]) {
  const dayWords = useDayWords();
  return {
    companies: plan.map(({ company: { slug, title } }) => ({ value: slug, label: title })),
    days: (plan[0]?.days ?? []).map(({ date }) => ({ value: date, label: dayWords(date).long })),
    /** The words for one of each, as texts name them. */
    namesOf: (wanted: { company: string; day: string }) => ({
      company: plan.find(({ company }) => company.slug === wanted.company)?.company.title ?? wanted.company,
      date: dayWords(wanted.day).short,
    }),
  };
}

/** A company's day in the plan. */
export const dayIn = (plan: readonly PlanCompany[], { company, day }: { company: string; day: string }) =>
  plan.find(({ company: { slug } }) => slug === company)?.days.find(({ date }) => date === day);
