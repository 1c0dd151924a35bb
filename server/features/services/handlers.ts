import { localDate } from '../../kernel/calendar/moments.ts';
import { rarDates, rarMoments } from '../../kernel/content/site/rar.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import { money } from '../../kernel/http/money.ts';
import type { Handlers, OperationId } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { sorted } from '../../kernel/reference/sorted.ts';

type Operations = 'listComplaintTypes' | 'listEquipment' | 'getRarDates';

/** The facts that people need before they rent, complain or report. */
export function serviceHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  site: Site,
): Pick<Handlers, Operations> {
  const { complaintTypes, equipment, standing } = site;
  return {
    listComplaintTypes: async ({ locale }) => ({
      data: complaintTypes.map(({ id, name, description }) => ({
        id,
        name: name[locale],
        description: description[locale],
      })),
    }),
    listEquipment: async ({ locale }) => ({
      data: sorted(equipment, locale).map(({ id, name, description, quantity, forWhom, price, deposit }) => ({
        id,
        name,
        description: description[locale],
        quantity,
        for_whom: forWhom,
        price: money(price, locale),
        deposit: money(deposit, locale),
      })),
    }),
    getRarDates: async () => {
      const dates = rarDates(site, localDate(clock.now().getTime(), union.timeZone));
      return { data: { ...dates, closes_at: rarMoments(standing.rar, union, dates.year).closesAt.toISOString() } };
    },
  };
}

/** Kept ready, with an ETag; reports open and close by the clock. */
export const preparedServices: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  listComplaintTypes: forGood,
  listEquipment: forGood,
  getRarDates: {},
};
