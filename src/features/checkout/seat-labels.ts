import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatPlan } from '../../../machines/seat-plan/plan.ts';
import { sightOf, stageOf } from '../../../machines/seat-plan/sight.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import type { DrawnWords } from '../../kit/seat-map/map-painter.ts';
import type { LegendLabels, LegendMark } from '../../kit/seat-map/SeatLegend.tsx';
import type { PickerLabels } from '../../kit/seat-map/SeatPicker.tsx';
import type { SeatMapLabels } from '../../kit/seat-map/SeatMap.tsx';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import type { SeatState } from '../../kit/seat-map/seat-states.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { usePlanWords, useTickets } from './checkout.queries.ts';
import { seatPrice } from './booking-facts.ts';
import type { SeatName } from '../../../machines/checkout/choice.ts';

const stateNames = ['available', 'onHold', 'booked', 'selected'] as const;

/**
 * Seats, rows and prices in words, for the map and for the list; with the plan, the side of the stage as well. Every kind's price is named:
 * it must not change with the choice.
 */
export function useSeatWords(plan?: SeatPlan) {
  const { t } = useTranslation(['checkout', 'common']);
  const planWord = usePlanWords();
  const { data: tickets = [] } = useTickets();
  const kinds = tickets.filter(({ state }) => state === 'ON_SALE');
  const prices = (name: string) => {
    const each = kinds.map((kind) => ({ kind: kind.name, price: formatCents(seatPrice(kind, name)) }));
    const [first] = each;
    if (new Set(each.map(({ price }) => price)).size === 1) return first?.price ?? '';
    return each.map((priced) => t('chosen.kindPrice', priced)).join(', ');
  };
  const seatWords = (seat: { zone: string; row: string; number: string }) =>
    t('chosen.seatInZone', { zone: planWord(seat.zone), row: seat.row, number: seat.number });
  const stage = plan && stageOf(plan);
  const sideWords = (seat: Seat) => (stage ? t(`view.${sightOf(stage, seat).side}`) : '');
  return {
    categoryWithPrice: (name: string) => [planWord(name), prices(name)].filter(Boolean).join(', '),
    /** In figures alone, for the drawing, where the key names the kinds. */
    categoryWithFigures: (name: string) => {
      const figures = [...new Set(kinds.map((kind) => formatCents(seatPrice(kind, name))))];
      return [planWord(name), figures.join(' / ')].filter(Boolean).join(', ');
    },
    seat: seatWords,
    describe: (seat: Seat, state: SeatState) =>
      [
        seatWords(seat),
        sideWords(seat),
        seat.mark === 'wheelchair' || seat.mark === 'companion' ? t(`access.${seat.mark}`) : '',
        planWord(seat.category),
        prices(seat.category),
        t(`map.${stateNames[state]}`),
      ]
        .filter(Boolean)
        .join(', '),
  };
}

/** The labels of the seat map itself. */
export function useMapLabels(): SeatMapLabels {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useSeatWords();
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

/** The words on the drawing. The same object while prices and language are the same: a new one redraws the map. */
export function useDrawnWords(): DrawnWords {
  const planWord = usePlanWords();
  const { data: tickets } = useTickets();
  const { categoryWithFigures } = useSeatWords();
  return useMemo(
    () => ({ group: (_zone: string, category: string) => categoryWithFigures(category), area: planWord }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words depend on nothing else
    [tickets, planWord('Stage')],
  );
}

/** The kinds of places besides chairs that a plan has, for the legend. */
export function useLegendMarks({ seats }: SeatMapModel): LegendMark[] {
  const { t } = useTranslation(['checkout', 'common']);
  return (['wheelchair', 'companion'] as const)
    .filter((mark) => seats.some((seat) => seat.mark === mark))
    .map((mark) => ({ mark, words: t(`access.${mark}`) }));
}

/** The labels of the seat picker's lists. */
export function usePickerLabels(): PickerLabels {
  const { t } = useTranslation(['checkout', 'common']);
  const planWord = usePlanWords();
  const { categoryWithPrice } = useSeatWords();
  return {
    zone: t('picker.zone'),
    row: t('picker.row'),
    seat: t('picker.seat'),
    choose: t('picker.choose'),
    add: t('picker.add'),
    seatMissing: t('picker.seatMissing'),
    zoneName: planWord,
    rowName: (name, free) => t('picker.rowName', { row: name, count: free }),
    seatName: ({ number, category, mark }) =>
      [number, mark === 'wheelchair' || mark === 'companion' ? t(`access.${mark}`) : '', categoryWithPrice(category)]
        .filter(Boolean)
        .join(', '),
  };
}

/** Writes a seat in a few letters, as on the chair: 'G9', or '12 9' if rows are numbered. */
export const seatLabel = ({ row, number }: Pick<SeatName, 'row' | 'number'>): string =>
  /\d$/.test(row) ? `${row} ${number}` : `${row}${number}`;
