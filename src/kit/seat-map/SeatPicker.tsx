import { useState, type FormEvent, type ReactNode } from 'react';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Select } from '../ui/Select.tsx';
import { rowChoices, seatChoices, zoneChoices } from './picker-choices.ts';
import { picker } from './SeatPicker.css.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import type { SeatState, SeatStates } from './seat-states.ts';
import { useSeatReader, useSeatState } from './use-seat-reader.ts';

export interface PickerLabels {
  /** Labels of the three lists. */
  zone: string;
  row: string;
  seat: string;
  /** First entry of each list, such as 'Choose'. */
  choose: string;
  add: string;
  /** Shown when Add is pressed before a seat is chosen. */
  seatMissing: string;
  zoneName: (zone: string) => string;
  /** A row with the number of its free seats, such as 'G, 5 available'. */
  rowName: (row: string, free: number) => string;
  /** A free seat with its price and state, such as '9, €12, available'. */
  seatName: (seat: Seat) => string;
}

interface Props {
  model: SeatMapModel;
  states: SeatStates;
  labels: PickerLabels;
  /** A seat in full, announced once it has been chosen. */
  describe: (seat: Seat, state: SeatState) => string;
  /** Called only for a seat that is available. The caller changes `states`. */
  onToggle: (index: number) => void;
  /** Announced politely when it changes: the reason for a refusal, other people's choices. */
  announce?: ReactNode;
  /** 1 for each seat that a filter excludes: it isn't offered. */
  aside?: Uint8Array | undefined;
  disabled?: boolean;
}

/** The seat map's choice as three lists: zone, row, seat. Everything is in words; only available seats are offered. */
export function SeatPicker({
  model,
  states,
  labels,
  describe,
  onToggle,
  announce = '',
  aside,
  disabled = false,
}: Props) {
  const stateOf = useSeatReader(states);
  const [askedZone, setZone] = useState('');
  const [askedRow, setRow] = useState('');
  const [chosen, setChosen] = useState('');
  const [missed, setMissed] = useState(0);
  const [asked, setAsked] = useState<number>();

  // A filter may leave out the zone or the row that was chosen before.
  const zones = zoneChoices(model, aside);
  const onlyZone = zones.length === 1 ? zones[0] : undefined;
  const zone = onlyZone ?? (zones.includes(askedZone) ? askedZone : '');
  const rows = rowChoices(model, stateOf, zone, aside);
  const row = rows.some(({ at }) => String(at) === askedRow) ? askedRow : '';
  const seats = row === '' ? [] : seatChoices(model, stateOf, Number(row), aside);
  const seat = seats.find(({ index }) => String(index) === chosen);
  const inZone = (next: string) => {
    setZone(next);
    setRow('');
    setChosen('');
  };
  const inRow = (next: string) => {
    setRow(next);
    setChosen('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setMissed(seat ? 0 : missed + 1);
    if (!seat || disabled) return;
    setAsked(seat.index);
    setChosen('');
    onToggle(seat.index);
  };

  const problem = missed === 0 ? undefined : labels.seatMissing;
  const said = asked === undefined ? undefined : model.seats[asked];
  const saidState = useSeatState(states, asked);
  return (
    <form className={picker} onSubmit={add} noValidate>
      <Select
        label={labels.zone}
        placeholder={labels.choose}
        value={zone}
        options={zones.map((name) => ({ value: name, label: labels.zoneName(name) }))}
        onChange={(event) => inZone(event.target.value)}
      />
      <Select
        label={labels.row}
        placeholder={labels.choose}
        value={row}
        disabled={zone === ''}
        options={rows.map(({ row: { name }, at, free }) => ({
          value: String(at),
          label: labels.rowName(name, free),
          disabled: free === 0,
        }))}
        onChange={(event) => inRow(event.target.value)}
      />
      <Select
        label={labels.seat}
        placeholder={labels.choose}
        value={seat ? chosen : ''}
        disabled={row === ''}
        error={seat ? undefined : problem}
        options={seats.map((free) => ({ value: String(free.index), label: labels.seatName(free) }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" variant="line" disabled={disabled}>
        {labels.add}
      </Button>
      <LiveRegion text={announce} />
      <LiveRegion text={!seat && problem && <span key={missed}>{problem}</span>} />
      <LiveRegion text={said && saidState ? describe(said, saidState) : ''} />
    </form>
  );
}
