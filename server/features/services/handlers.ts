import { localDate } from '../../kernel/content/moments.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import { money } from '../../kernel/http/money.ts';
import type { Handlers, OperationId } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { sorted } from '../../kernel/reference/sorted.ts';
import { rarDates } from './rar-dates.ts';

type Operations = 'getTogaStatus' | 'listTogaTypes' | 'listComplaintTypes' | 'listEquipment' | 'getRarDates';

/** The facts that people need before they rent, complain or report. */
export function serviceHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { togaTypes, complaintTypes, equipment, standing }: Site,
): Pick<Handlers, Operations> {
  const { prices, flags } = union;
  return {
    getTogaStatus: async ({ locale }) => ({
      data: {
        enabled: flags['togaRental'] === true,
        set: money(prices.togaSet, locale),
        deposit: money(prices.togaDeposit, locale),
        collect: standing.toga.collect[locale],
        return: standing.toga.return[locale],
      },
    }),
    listTogaTypes: async ({ locale }) => ({
      data: togaTypes.map(({ id, name, description, inSet }) => ({
        id,
        name: name[locale],
        description: description[locale],
        price: money(prices[id], locale),
        in_set: inSet,
      })),
    }),
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
    getRarDates: async () => ({ data: rarDates(standing.rar, localDate(clock.now().getTime(), union.timeZone)) }),
  };
}

/** Kept ready, with an ETag; reports open and close by the clock. */
export const preparedServices: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getTogaStatus: forGood,
  listTogaTypes: forGood,
  listComplaintTypes: forGood,
  listEquipment: forGood,
  getRarDates: {},
};
