import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as desk from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { between } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { fetchPicking, type TogaDay, togaDayQuery, useCountStock } from './desk-togas.queries.ts';
import * as styles from './toga-day.css.ts';

type Line = TogaDay['stock'][number];

const keyOf = ({ piece, size }: Pick<Line, 'piece' | 'size'>): string => `${piece}-${size}`;
const isShort = ({ quantity, taken }: Line): boolean => quantity !== null && taken > quantity;

/** The number of pieces to lay out, size by size, beside those that there are. */
function Needed({ stock }: Pick<TogaDay, 'stock'>) {
  const { t } = useTranslation('deskTogas');
  const lines = stock.filter(({ taken, quantity }) => taken > 0 || quantity !== null);
  if (lines.length === 0) return <p>{t('day.nothing')}</p>;
  return (
    <Table
      caption={t('day.needed')}
      captionHidden
      columns={[
        { label: t('day.piece') },
        { label: t('size') },
        { label: t('day.taken'), align: 'end' },
        { label: t('day.quantity'), align: 'end' },
      ]}
      rows={lines.map((line) => ({
        key: keyOf(line),
        cells: [
          t(`piece.${line.piece}`),
          line.label,
          line.taken,
          isShort(line) ? t('day.short', { quantity: line.quantity }) : (line.quantity ?? t('day.uncounted')),
        ],
      }))}
    />
  );
}

/** Everything to lay out, by name. */
function Picking({ people }: Pick<TogaDay, 'people'>) {
  const { t } = useTranslation('deskTogas');
  if (people.length === 0) return <EmptyState title={t('day.nobody')} />;
  return (
    <Table
      caption={t('picking.title')}
      captionHidden
      stacks
      columns={[{ label: t('day.name') }, { label: t('reference') }, { label: t('pieces') }, { label: t('day.sizes') }]}
      rows={people.map(({ id, name, reference, pieces, is_fitted }) => ({
        key: id,
        cells: [
          name,
          <a key="case" href={deskPaths.toga(id)}>
            {reference}
          </a>,
          pieces.map(({ piece, label }) => t('day.inSize', { piece: t(`piece.${piece}`), size: label })).join('; '),
          t(is_fitted ? 'day.fitted' : 'day.measured'),
        ],
      }))}
    />
  );
}

type Counts = Readonly<Record<string, string>>;

const countsOf = (stock: readonly Line[]): Counts =>
  Object.fromEntries(stock.map((line) => [keyOf(line), String(line.quantity ?? '')]));
const textOf = (counts: Counts): string => new URLSearchParams(counts).toString();
const countsIn = (text = ''): Counts => Object.fromEntries(new URLSearchParams(text));
const quantityOf = (count = ''): number | null => (count.trim() === '' ? null : Number(count));

/**
 * The stock of a graduation. The form starts again whenever it changes, also by somebody else's hand, unless something was typed; what was
 * saved is said outside it.
 */
function Stock({ day }: { day: TogaDay }) {
  const { t } = useTranslation('deskTogas');
  // The counts as they were when something was typed: what is sent is the difference from them.
  const [begun, setBegun] = useState<Counts>();
  const [isSaved, setIsSaved] = useState(false);
  const now = countsOf(day.stock);
  const shown = begun ?? now;
  return (
    <section className={styles.screenOnly} onInput={() => setBegun(shown)} onSubmit={() => setBegun(shown)}>
      <h2>{t('day.stock')}</h2>
      <p>{t(day.keeps_to_stock ? 'day.limit' : 'day.noLimit')}</p>
      <StockForm
        key={textOf(shown)}
        day={day}
        now={now}
        shown={shown}
        onTry={() => setIsSaved(false)}
        onSaved={() => {
          setIsSaved(true);
          setBegun(undefined);
        }}
      />
      {isSaved && <StatusMessage>{t('day.done')}</StatusMessage>}
    </section>
  );
}

interface StockProps {
  day: TogaDay;
  now: Counts;
  shown: Counts;
  onTry: () => void;
  onSaved: () => void;
}

/** The number of pieces that there are, size by size; an empty field says that nobody has counted. */
function StockForm({ day: { date, stock }, now, shown, onTry, onSaved }: StockProps) {
  const { t } = useTranslation('deskTogas');
  const counting = useCountStock(date);
  const [isTold, setIsTold] = useState(false);
  const labelOf = ({ piece, label }: Line) => t('day.inSize', { piece: t(`piece.${piece}`), size: label });
  const form = useForm<string>({
    id: `desk-toga-stock-${date}`,
    fields: {
      ...Object.fromEntries(stock.map((line) => [keyOf(line), { label: labelOf(line), rules: [between(0, 5000)] }])),
      // Kept with the draft: it says which of the other answers were changed.
      begun: { label: '' },
    },
    initial: { ...shown, begun: textOf(shown) },
    onSubmit: async (answers) => {
      onTry();
      const begun = countsIn(answers['begun']);
      const changed = stock.filter((line) => answers[keyOf(line)] !== begun[keyOf(line)]);
      try {
        await counting.mutateAsync(
          changed.map((line) => ({
            piece: line.piece,
            size: line.size,
            quantity: quantityOf(answers[keyOf(line)]),
            was: quantityOf((isTold ? now : begun)[keyOf(line)]),
          })),
        );
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'changed_meanwhile') setIsTold(true);
        throw error;
      }
      onSaved();
    },
  });
  const begun = countsIn(form.field('begun').defaultValue);
  const hintOf = (line: Line) =>
    begun[keyOf(line)] === now[keyOf(line)]
      ? undefined
      : t('day.meanwhile', { quantity: line.quantity ?? t('day.uncounted') });
  return (
    <Form form={form} submit={t('day.save')} variant="line">
      <input type="hidden" name="begun" defaultValue={form.field('begun').defaultValue} />
      {[...Map.groupBy(stock, ({ piece }) => piece)].map(([piece, lines]) => (
        <div key={piece} className={styles.counts}>
          {lines.map((line) => (
            <TextInput
              key={line.size}
              {...form.field(keyOf(line))}
              hint={hintOf(line)}
              inputMode="numeric"
              width="short"
              maxLength={4}
            />
          ))}
        </div>
      ))}
    </Form>
  );
}

function DayRoom({ date }: { date: string }) {
  const { t } = useTranslation('deskTogas');
  const dayWords = useDayWords();
  const query = useQuery(togaDayQuery(date));
  return (
    <div className={desk.page}>
      <CaseHead
        back={{ href: deskPaths.togas(), label: t('title') }}
        title={t('day.title', { date: dayWords(date).date })}
      />
      <Loaded query={query}>
        {(day) => (
          <>
            {day.stock.some(isShort) && <Banner tone="warn">{t('day.shortNote')}</Banner>}
            <section className={stack.m}>
              <h2>{t('day.needed')}</h2>
              <Needed stock={day.stock} />
            </section>
            <section className={stack.m}>
              <h2>{t('picking.title')}</h2>
              <Picking people={day.people} />
              <div className={desk.ways}>
                <SaveButton name={`togas-${date}.csv`} fetchFile={() => fetchPicking(date)}>
                  {t('picking.save')}
                </SaveButton>
                <Button variant="line" onClick={() => print()}>
                  {t('picking.print')}
                </Button>
              </div>
            </section>
            <Stock day={day} />
            <div className={styles.screenOnly}>
              <History passages={day.history} words={{ 'stock.count': t('day.counted') }} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** A graduation: the pieces needed, the picking list, and the stock: /desk/togas/days/:day */
export default function DeskTogaDayPage() {
  const { day = '' } = useParams();
  return (
    <DeskRoom>
      <DayRoom date={day} />
    </DeskRoom>
  );
}
