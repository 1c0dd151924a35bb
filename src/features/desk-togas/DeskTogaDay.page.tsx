import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as desk from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { between } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
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

/** The number of pieces that there are, size by size; an empty field says that nobody has counted. */
function StockForm({ day: { date, stock, keeps_to_stock } }: { day: TogaDay }) {
  const { t } = useTranslation('deskTogas');
  const counting = useCountStock(date);
  // The counts in the fields, which stay as they are when a colleague's arrive.
  const [shown, setShown] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(stock.map((line) => [keyOf(line), String(line.quantity ?? '')])),
  );
  const labelOf = ({ piece, label }: Line) => t('day.inSize', { piece: t(`piece.${piece}`), size: label });
  const form = useForm({
    id: `desk-toga-stock-${date}`,
    fields: Object.fromEntries(stock.map((line) => [keyOf(line), { label: labelOf(line), rules: [between(0, 5000)] }])),
    initial: shown,
    onSubmit: async (answers) => {
      const changed = stock.filter((line) => answers[keyOf(line)] !== shown[keyOf(line)]);
      await counting.mutateAsync(
        changed.map(({ piece, size }) => {
          const counted = answers[keyOf({ piece, size })]?.trim() ?? '';
          return { piece, size, quantity: counted === '' ? null : Number(counted) };
        }),
      );
      setShown(answers);
    },
  });
  return (
    <section className={styles.screenOnly}>
      <h2>{t('day.stock')}</h2>
      <p>{t(keeps_to_stock ? 'day.limit' : 'day.noLimit')}</p>
      <LiveRegion text={counting.isSuccess ? t('day.done') : ''} />
      <Form form={form} submit={t('day.save')} variant="line">
        {[...Map.groupBy(stock, ({ piece }) => piece)].map(([piece, lines]) => (
          <div key={piece} className={styles.counts}>
            {lines.map((line) => (
              <TextInput key={line.size} {...form.field(keyOf(line))} inputMode="numeric" width="short" maxLength={4} />
            ))}
          </div>
        ))}
      </Form>
    </section>
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
            <StockForm day={day} />
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
