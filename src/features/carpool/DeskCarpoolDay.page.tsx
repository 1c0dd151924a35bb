import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';

type DayCase = components['schemas']['CarpoolDayCase'];
type Space = DayCase['spaces'][number];

const at = (date: string) => ({ params: { path: { date } } });

const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['desk', 'carpool', date],
    queryFn: async ({ signal }) => dataOf(await api.GET('/desk/carpool/days/{date}', { ...at(date), signal })),
    staleTime: 0,
  });

const fetchTable = async (date: string): Promise<Blob> =>
  blobOf(await api.GET('/desk/carpool/days/{date}/export', { ...at(date), parseAs: 'blob' }));

const written = ({ row, number }: Space): string => `${row}${number}`;
const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The cars of a date, for the guard. */
function Cars({ cars }: Pick<DayCase, 'cars'>) {
  const { t } = useTranslation('carpool');
  if (cars.length === 0) return <p>{t('desk.none')}</p>;
  return (
    <Table
      caption={t('desk.cars')}
      captionHidden
      stacks
      columns={[
        { label: t('desk.space') },
        { label: t('desk.plate') },
        { label: t('desk.driver') },
        { label: t('desk.passengers') },
        { label: t('desk.state') },
      ]}
      rows={cars.map(({ id, space, number_plate, driver, passengers, state }) => ({
        key: id,
        cells: [written(space), number_plate ?? '', driver, passengers.join(', '), t(`states.${state}`)],
      }))}
    />
  );
}

const unknownSpace = (message: string) =>
  new ApiError(422, { code: 'invalid_field', message, errors: { closed: [message] } });

type Closure = components['schemas']['CarpoolClosure'];

/**
 * The closures of a date. The form starts again whenever they change, also by somebody else's hand, unless something was typed; what was
 * saved is said outside it.
 */
function Closures({ day }: { day: DayCase }) {
  const { t } = useTranslation('carpool');
  const queries = useQueryClient();
  const { date } = day;
  const [isSaved, setIsSaved] = useState(false);
  // The date as it was when something was typed: what is sent is the difference from that.
  const [begun, setBegun] = useState<DayCase>();
  const shown = begun ?? day;
  const { mutateAsync } = useMutation({
    mutationFn: async (body: Closure) => dataOf(await api.PUT('/desk/carpool/days/{date}', { ...at(date), body })),
    onSuccess: async (next) => {
      // Before the form, whose button has the focus, starts again.
      setIsSaved(true);
      await putAnswer(queries, dayQuery(date).queryKey, next);
      setBegun(undefined);
    },
    onError: () => void queries.invalidateQueries({ queryKey: dayQuery(date).queryKey }),
  });
  return (
    <section className={stack.m} onInput={() => setBegun(shown)}>
      <h2>{t('desk.closures')}</h2>
      <ClosuresForm
        key={`${shown.closed.join()} ${shown.note}`}
        day={shown}
        onTry={() => setIsSaved(false)}
        onSave={mutateAsync}
      />
      {isSaved && <StatusMessage>{t('desk.saved')}</StatusMessage>}
    </section>
  );
}

interface FormProps {
  day: DayCase;
  onTry: () => void;
  onSave: (closure: Closure) => Promise<unknown>;
}

/** Closes the spaces that were added to the field, and opens those that were taken out. */
function ClosuresForm({ day, onTry, onSave }: FormProps) {
  const { t } = useTranslation('carpool');
  const { date, spaces } = day;
  const idOf = (name: string) => spaces.find((space) => written(space).toUpperCase() === name.toUpperCase())?.id;
  const form = useForm({
    id: `desk-carpool-${date}`,
    fields: {
      closed: { label: t('desk.closedSpaces'), rules: [] },
      note: { label: t('desk.note'), rules: [] },
      all: { label: t('desk.closeAll'), rules: [] },
    },
    initial: {
      closed: spaces
        .filter(({ id }) => day.closed.includes(id))
        .map(written)
        .join(', '),
      note: day.note ?? '',
    },
    save: false,
    onSubmit: ({ closed, note, all }) => {
      onTry();
      const unknown = namesIn(closed).find((name) => idOf(name) === undefined);
      if (unknown !== undefined && all === '')
        return Promise.reject(unknownSpace(t('desk.unknown', { space: unknown })));
      const every = spaces.map(({ id }) => id);
      const named = all === '' ? every.filter((id) => namesIn(closed).some((name) => idOf(name) === id)) : every;
      const close = all === '' ? named.filter((id) => !day.closed.includes(id)) : every;
      const reason = note.trim() || null;
      const isTold = reason !== null && close.length > 0;
      return onSave({
        close,
        open: day.closed.filter((id) => !named.includes(id)),
        ...((isTold || reason !== day.note) && { note: reason }),
      });
    },
  });
  return (
    <Form form={form} submit={t('desk.save')} busy={t('desk.saving')} variant="line">
      <TextInput {...form.field('closed')} hint={t('desk.closedHint')} autoComplete="off" />
      <TextArea {...form.field('note')} maxLength={300} />
      <Checkbox {...form.box('all')} label={t('desk.closeAll')} />
    </Form>
  );
}

function DayRoom({ date }: { date: string }) {
  const { t } = useTranslation('carpool');
  const dayWords = useDayWords();
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.carpool(), label: t('desk.back') }} title={dayWords(date).long} />
      <Loaded query={useQuery(dayQuery(date))}>
        {(day) => (
          <>
            <Cars cars={day.cars} />
            <div>
              <SaveButton name={`carpooling-${date}.csv`} fetchFile={() => fetchTable(date)}>
                {t('desk.export')}
              </SaveButton>
            </div>
            <Closures day={day} />
            <History
              passages={day.history}
              words={{
                'spaces.close': t('desk.events.closed'),
                'spaces.open': t('desk.events.opened'),
                'note.write': t('desk.events.note'),
              }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The cars of a date, and its closures: /desk/carpooling/:date */
export default function DeskCarpoolDayPage() {
  const { date = '' } = useParams();
  return (
    <DeskRoom>
      <DayRoom date={date} />
    </DeskRoom>
  );
}
