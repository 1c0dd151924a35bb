import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSeatPlan, type SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { SeatMap } from '../../kit/seat-map/SeatMap.tsx';
import { createSeatMapModel, type SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { available, booked, createSeatStates, selected } from '../../kit/seat-map/seat-states.ts';
import * as styles from './interviews.css.ts';
import type { ExpoCompany } from './interviews.queries.ts';

/** The expo's floor, ready to draw. */
const floorQuery = queryOptions({
  queryKey: ['careers', 'floor'],
  queryFn: async ({ signal }): Promise<SeatMapModel> => {
    const parsed = parseSeatPlan(dataOf(await api.GET('/careers/floor-plan', { signal })));
    if (!parsed.ok) throw new ApiError(500, undefined);
    return createSeatMapModel(parsed.plan);
  },
  staleTime: Infinity,
});

interface Props {
  companies: readonly ExpoCompany[];
  /** Those that the filter leaves; the stands of the others are dimmed. */
  shown: readonly ExpoCompany[];
  chosen: string | null;
  onChoose: (stand: string) => void;
}

const halls = ['Hall', 'Tent'] as const;

function Drawn({ model, companies, shown, chosen, onChoose }: Props & { model: SeatMapModel }) {
  const { t } = useTranslation('interviews');
  const [states] = useState(() => createSeatStates(model.count));
  const companyAt = (stand: string) => companies.find((company) => company.stand === stand);
  useEffect(() => {
    const open = new Set(shown.map(({ stand }) => stand));
    states.replace(model.seats.map(({ guid }) => (guid === chosen ? selected : open.has(guid) ? available : booked)));
  }, [states, model, shown, chosen]);
  const nameOf = ({ guid }: Seat) => `${t('stand', { stand: guid })}, ${companyAt(guid)?.title ?? t('floor.empty')}`;
  const areaWord = (word: string) => {
    const hall = halls.find((each) => each === word);
    return hall === undefined ? `${word} ${companyAt(word)?.title ?? t('floor.empty')}` : t(`floor.halls.${hall}`);
  };
  // The same object while the language is the same: a new one redraws the map.
  const words = useMemo(
    () => ({ group: () => '', area: areaWord }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words depend on nothing else
    [t, companies],
  );
  return (
    <>
      <SeatMap
        model={model}
        states={states}
        words={words}
        describe={nameOf}
        onToggle={(index) => {
          const stand = model.seats[index];
          if (stand) onChoose(stand.guid);
        }}
        labels={{
          map: t('floor.map'),
          zoomIn: t('floor.zoomIn'),
          zoomOut: t('floor.zoomOut'),
          fit: t('floor.fit'),
          minimap: t('floor.minimap'),
          taken: nameOf,
        }}
      />
      <PaperFloor
        plan={model.plan}
        nameOf={areaWord}
        isFaint={(stand) => !shown.some((company) => company.stand === stand)}
      />
    </>
  );
}

interface PaperProps {
  plan: SeatPlan;
  /** The company at a stand, or a hall's name, by the plan's word for it. */
  nameOf: (word: string) => string;
  isFaint: (stand: string) => boolean;
}

/** The floor in lines, for paper: the map itself is pixels in the size of its window. The list beside it says the same. */
function PaperFloor({ plan: { size, zones }, nameOf, isFaint }: PaperProps) {
  return (
    <svg className={styles.paperFloor} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {zones.flatMap((zone) =>
        zone.areas.map(({ position, text, ...area }) => {
          if (area.shape !== 'rectangle') return null;
          const { width, height } = area.rectangle;
          const isHall = text.text === zone.name;
          return (
            <g
              key={`${zone.name} ${text.text}`}
              className={!isHall && isFaint(text.text) ? styles.faint : undefined}
              transform={`translate(${zone.position.x + position.x} ${zone.position.y + position.y})`}
            >
              {!isHall && <rect width={width} height={height} />}
              <text x={width / 2} y={height / 2} fontSize={text.size}>
                {nameOf(text.text)}
              </text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** The floor as a drawing: stands to choose, those of other business areas dimmed. */
export function FloorMap(props: Props) {
  const { data: model } = useQuery(floorQuery);
  return model === undefined ? null : <Drawn {...props} model={model} />;
}
