import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import type { DrawnWords } from '../../kit/seat-map/map-painter.ts';
import type { LegendLabels } from '../../kit/seat-map/SeatLegend.tsx';
import type { PickerLabels } from '../../kit/seat-map/SeatPicker.tsx';
import type { SeatMapLabels } from '../../kit/seat-map/SeatMap.tsx';
import type { SeatState } from '../../kit/seat-map/seat-states.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { useTickets } from './checkout.queries.ts';
import { seatPrice, type Ticket } from './booking-facts.ts';
import type { SeatName } from '../../../machines/checkout/lines.ts';

const stateNames = ['available', 'onHold', 'booked', 'selected'] as const;

/** The category's name in the page's language, as the price list has it. */
const categoryName = (tickets: Ticket[], category: string) =>
  tickets.flatMap(({ prices }) => prices).find((price) => price.category === category)?.name ?? category;

const planWords = ['Stage', 'Stalls', 'Balcony', 'Front stalls', 'Pitch'] as const;

/** The plan's words that have a translation; any other is shown as drawn. */
function usePlanWords(): (word: string) => string {
  const { t } = useTranslation(['checkout', 'common']);
  return (word) => {
    const known = planWords.find((each) => each === word);
    return known === undefined ? word : t(`plan.${known}`);
  };
}

/** Seats, rows and prices in words, for the map and for the list. */
export function useSeatWords(kind: Ticket | undefined) {
  const { t } = useTranslation(['checkout', 'common']);
  const planWord = usePlanWords();
  const { data: tickets = [] } = useTickets();
  const category = (name: string) => categoryName(tickets, name);
  const priceIn = (name: string) => (kind ? formatCents(seatPrice(kind, name)) : '');
  return {
    category,
    categoryWithPrice: (name: string) => [category(name), priceIn(name)].filter(Boolean).join(', '),
    seat: (seat: { zone: string; row: string; number: string }) =>
      t('chosen.seatInZone', { zone: planWord(seat.zone), row: seat.row, number: seat.number }),
    describe: (seat: Seat, state: SeatState) =>
      [
        t('chosen.seatInZone', { zone: planWord(seat.zone), row: seat.row, number: seat.number }),
        category(seat.category),
        priceIn(seat.category),
        t(`map.${stateNames[state]}`),
      ]
        .filter(Boolean)
        .join(', '),
  };
}

/** The labels of the seat map itself. */
export function useMapLabels(): SeatMapLabels {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useSeatWords(undefined);
  return {
    map: t('map.map'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    fit: t('map.fit'),
    minimap: t('map.minimap'),
    taken: (seat) => t('map.taken', { seat: words.seat(seat) }),
  };
}

/** The labels of the seat map's legend. */
export function useLegendLabels(): LegendLabels {
  const { t } = useTranslation(['checkout', 'common']);
  return {
    legend: t('map.legend'),
    available: t('map.available'),
    selected: t('map.selected'),
    onHold: t('map.onHold'),
    booked: t('map.booked'),
  };
}

/** The words on the drawing. The same object while kind and language are the same: a new one redraws the map. */
export function useDrawnWords(kind: Ticket | undefined): DrawnWords {
  const planWord = usePlanWords();
  const { categoryWithPrice } = useSeatWords(kind);
  return useMemo(
    () => ({ group: (_zone: string, category: string) => categoryWithPrice(category), area: planWord }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words depend on nothing else
    [kind, planWord('Stage')],
  );
}

/** The labels of the seat picker's lists. */
export function usePickerLabels(kind: Ticket | undefined): PickerLabels {
  const { t } = useTranslation(['checkout', 'common']);
  const planWord = usePlanWords();
  const { categoryWithPrice } = useSeatWords(kind);
  return {
    zone: t('picker.zone'),
    row: t('picker.row'),
    seat: t('picker.seat'),
    choose: t('picker.choose'),
    add: t('picker.add'),
    seatMissing: t('picker.seatMissing'),
    zoneName: planWord,
    rowName: (name, free) => t('picker.rowName', { row: name, count: free }),
    seatName: ({ number, category }) => `${number}, ${categoryWithPrice(category)}`,
  };
}

/** Writes a seat in a few letters, as on the chair: 'G9', or '12 9' if rows are numbered. */
export const seatLabel = ({ row, number }: Pick<SeatName, 'row' | 'number'>): string =>
  /\d$/.test(row) ? `${row} ${number}` : `${row}${number}`;
