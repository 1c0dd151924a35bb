import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SeatLegend } from '../../kit/seat-map/SeatLegend.tsx';
import { SeatMap } from '../../kit/seat-map/SeatMap.tsx';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { SeatPicker } from '../../kit/seat-map/SeatPicker.tsx';
import { available, booked, createSeatStates, selected } from '../../kit/seat-map/seat-states.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Carpool.css.ts';
import { useCan, useFact, useSend } from './carpool.flow.ts';
import { parkingQuery, planQuery } from './carpool.queries.ts';
import { Back, StepPage } from './StepPage.tsx';
import { useSpaceWords } from './words.ts';

const drawn = ['Barrier', 'Lane'] as const;
/** The space beside the barrier, which is the plan's first: where the whole plan is too large for a phone, people come in here. */
const entrance = [0];

/** A space on the plan of the car park, or from the list. */
export function SpaceScreen() {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const canGoOn = useCan({ type: 'space.confirm' });
  const space = useFact(({ context }) => context.space);
  const spaceWords = useSpaceWords();
  const date = useFact(({ context }) => context.date) ?? '';
  const plan = useQuery(planQuery);
  const parking = useQuery(parkingQuery(date));
  return (
    <StepPage width="wide" lead={t('space.lead')}>
      <Loaded query={plan}>
        {(model) => <Loaded query={parking}>{(free) => <Choice model={model} free={free} />}</Loaded>}
      </Loaded>
      <output>{space !== null && t('space.chosen', { space: spaceWords(space) })}</output>
      <div className={row}>
        <Button variant="act" disabled={!canGoOn} onClick={() => send({ type: 'space.confirm' })}>
          {t('space.submit')}
        </Button>
        <Back />
      </div>
    </StepPage>
  );
}

/** The spaces with their states, as the map and the list both show them. */
type Picture = Pick<ComponentProps<typeof SeatMap>, 'model' | 'states' | 'describe' | 'onToggle'>;

function useSpaceName() {
  const { t } = useTranslation('carpool');
  return ({ row, number }: Pick<Seat, 'row' | 'number'>) => t('space.name', { row, number });
}

/** Nothing is offered before it is known what is free: a space that was taken could be chosen, and would be lost again. */
function usePicture(model: SeatMapModel, free: readonly string[]): Picture {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const space = useFact(({ context }) => context.space);
  const nameOf = useSpaceName();
  const [states] = useState(() => createSeatStates(model.count));
  useEffect(() => {
    const open = new Set(free);
    states.replace(model.seats.map(({ guid }) => (guid === space ? selected : open.has(guid) ? available : booked)));
  }, [states, model, free, space]);
  const stateNames = [t('space.available'), t('space.taken'), t('space.taken'), t('space.selected')];
  return {
    model,
    states,
    describe: (seat, state) => `${nameOf(seat)}, ${stateNames[state]}`,
    onToggle: (index) => {
      const seat = model.seats[index];
      if (seat) send({ type: 'space.choose', space: seat.guid });
    },
  };
}

function SpaceList(picture: Picture) {
  const { t } = useTranslation('carpool');
  return (
    <SeatPicker
      {...picture}
      labels={{
        zone: t('space.zone'),
        row: t('space.row'),
        seat: t('space.label'),
        choose: t('space.choose'),
        add: t('space.take'),
        seatMissing: t('space.missing'),
        zoneName: (zone) => zone,
        rowName: (name, count) => t('space.rowName', { row: name, count }),
        seatName: ({ number }) => number,
      }}
    />
  );
}

function SpaceMap(picture: Picture) {
  const { t } = useTranslation('carpool');
  const nameOf = useSpaceName();
  const areaWord = (word: string) => {
    const known = drawn.find((each) => each === word);
    return known === undefined ? word : t(`space.drawn.${known}`);
  };
  // The same object while the language is the same: a new one redraws the map.
  const words = useMemo(
    () => ({ group: () => '', area: areaWord }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words depend on nothing else
    [t],
  );
  return (
    <div className={styles.map}>
      <SeatMap
        {...picture}
        words={words}
        opensAt={entrance}
        labels={{
          map: t('space.map'),
          zoomIn: t('space.zoomIn'),
          zoomOut: t('space.zoomOut'),
          fit: t('space.fit'),
          minimap: t('space.minimap'),
          taken: (seat) => t('space.takenNow', { space: nameOf(seat) }),
        }}
      />
    </div>
  );
}

function Choice({ model, free }: { model: SeatMapModel; free: readonly string[] }) {
  const { t } = useTranslation('carpool');
  const [asList, setAsList] = useState(false);
  const picture = usePicture(model, free);
  return (
    <>
      <div>
        <Button variant="quiet" onClick={() => setAsList(!asList)}>
          {t(asList ? 'space.asMap' : 'space.asList')}
        </Button>
      </div>
      <div className={styles.plan}>
        <SeatLegend
          place="car"
          labels={{
            legend: t('space.legend'),
            available: t('space.available'),
            selected: t('space.selected'),
            booked: t('space.taken'),
          }}
        />
        {asList ? <SpaceList {...picture} /> : <SpaceMap {...picture} />}
      </div>
    </>
  );
}
