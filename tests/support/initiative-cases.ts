import type { Case, OperationId } from './cases.ts';

const nothing = () => ({});

/** The calls of the home page's day, the funds, TEDx and wellbeing: open to everyone. */
export const initiativeCases = {
  listFunds: { send: nothing, everyone: 200 },
  getFund: { send: () => ({ path: { slug: 'sports-fund' } }), everyone: 200 },
  listTedxThemes: { send: nothing, everyone: 200 },
  getTedxTheme: { send: () => ({ path: { slug: 'ix-xifer' } }), everyone: 200 },
  getMentalWellbeingStatus: { send: nothing, everyone: 200 },
  getToday: { send: nothing, everyone: 200 },
} as const satisfies Partial<Record<OperationId, Case>>;
