import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TogaLine, type TogaPiece, type TogaPrices, linesOf, sumOf } from '../../../machines/toga/rules.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { Totals } from '../../kit/ui/Totals.tsx';
import * as styles from './togas.css.ts';
import {
  type TogaRental,
  type TogaType,
  fetchCalendar,
  fetchConfirmation,
  togaStatusQuery,
  togaTypesQuery,
} from './togas.queries.ts';

function pricesOf(types: readonly TogaType[], togaSet: number): TogaPrices {
  const priceOf = (piece: TogaPiece) => types.find(({ id }) => id === piece)?.price.amount ?? 0;
  return {
    togaSet,
    toga: priceOf('toga'),
    sash: priceOf('sash'),
    trencher: priceOf('trencher'),
    doctorateTrencher: priceOf('doctorateTrencher'),
  };
}

/** The pieces of a rental with their sizes in words; none until their names are known. */
export function useSizeWords({ sizes }: Pick<TogaRental, 'sizes'>): string[] {
  const { data: types = [] } = useQuery(togaTypesQuery);
  return types.flatMap(({ id, name }) => {
    const found = sizes.find(({ piece }) => piece === id);
    return found === undefined ? [] : [`${name}: ${found.label}`];
  });
}

/** The cost of these pieces, line by line; nothing until the prices are known. */
export function Bill({ pieces }: { pieces: readonly TogaPiece[] }) {
  const { t } = useTranslation(['togas', 'common']);
  const { data: types } = useQuery(togaTypesQuery);
  const { data: status } = useQuery(togaStatusQuery);
  if (types === undefined || status === undefined || pieces.length === 0) return null;
  const lines = linesOf(pieces, pricesOf(types, status.set.amount));
  const nameOf = (item: TogaLine['item']) =>
    item === 'set' ? t('pieces.set') : (types.find(({ id }) => id === item)?.name ?? item);
  return (
    <div className={styles.bill}>
      <Totals
        lines={lines.map(({ item, cents }) => ({ label: nameOf(item), amount: formatCents(cents) }))}
        total={{ label: t('common:total'), amount: formatCents(sumOf(lines)) }}
      />
    </div>
  );
}

function Day({ name, words, note }: { name: string; words: string; note?: string | undefined }) {
  return (
    <div className={styles.day}>
      <dt className={styles.dayName}>{name}</dt>
      <dd>
        <span className={styles.when}>{words}</span>
        {note !== undefined && <span className={styles.detail}>{note}</span>}
      </dd>
    </div>
  );
}

/** The dates to remember: the fitting while it is to come, the collection and the return. */
function Days({ rental: { state, fitting, graduation, deposit } }: { rental: TogaRental }) {
  const { t } = useTranslation('togas');
  const moment = useMomentWords();
  const { data: status } = useQuery(togaStatusQuery);
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const cash = t('pass.deposit', { sum: deposit.formatted });
  const isToCome = state === 'booked' || state === 'fitted';
  const back = t('pass.between', {
    date: moment(graduation.return_from).long,
    from: moment(graduation.return_from).time,
    to: moment(graduation.return_by).time,
  });
  return (
    <dl className={styles.days}>
      {state === 'booked' && <Day name={t('pass.fitting')} words={at(fitting.start)} note={status?.place} />}
      {isToCome && (
        <Day
          name={t('pass.collect')}
          words={t('pass.from', { when: at(graduation.collect_from) })}
          note={status ? `${status.place}. ${cash}` : cash}
        />
      )}
      <Day name={t('pass.return')} words={back} note={status?.place} />
    </dl>
  );
}

/** What fitted, which is what is ready at the collection. */
function Sizes({ rental }: { rental: TogaRental }) {
  return useSizeWords(rental).map((words) => (
    <span key={words} className={styles.detail}>
      {words}
    </span>
  ));
}

const underWay: ReadonlySet<TogaRental['state']> = new Set(['booked', 'fitted', 'collected', 'missing']);

/** The pass for the desk until everything is back: the code and the dates to remember. Then the bill, and files to save. */
export function RentalPass({ rental }: { rental: TogaRental }) {
  const { t } = useTranslation('togas');
  const { id, reference, qr, qr_size, size } = rental;
  return (
    <div className={stack.m}>
      {underWay.has(rental.state) && (
        <div className={styles.pass}>
          {qr !== null && qr_size !== null && (
            <div className={styles.code}>
              <QrCode path={qr} size={qr_size} label={t('pass.code', { reference })} />
              <span className={styles.reference}>{reference}</span>
              {size !== null && <Sizes rental={rental} />}
            </div>
          )}
          <Days rental={rental} />
        </div>
      )}
      <div className={row}>
        <SaveButton name={`${reference}.pdf`} fetchFile={() => fetchConfirmation(id)} busy={t('pass.saving')}>
          {t('pass.pdf')}
        </SaveButton>
        {rental.state === 'booked' && (
          <SaveButton name={`${reference}.ics`} fetchFile={() => fetchCalendar(id)} busy={t('pass.saving')}>
            {t('pass.ics')}
          </SaveButton>
        )}
      </div>
      <Bill pieces={rental.pieces} />
    </div>
  );
}
