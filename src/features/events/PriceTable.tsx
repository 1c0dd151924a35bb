import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/Badge.tsx';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Price } from '../../kit/ui/Price.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import * as styles from './Event.css.ts';
import { ticketsQuery, type Ticket } from './events.queries.ts';

const isCurrent = ({ state }: Ticket) => state === 'ON_SALE' || state === 'SOLD_OUT';

/** The kinds that are on sale or sold out; before sales start, all of them. */
function shownOf(tickets: readonly Ticket[]): readonly Ticket[] {
  const current = tickets.filter(isCurrent);
  return current.length > 0 ? current : tickets;
}

/** The price of each kind of ticket, for one date. */
export function PriceTable({ event, occurrence }: { event: string; occurrence: string }) {
  const { t } = useTranslation(['events', 'common']);
  const { data, isError, isFetching, refetch } = useQuery(ticketsQuery(event, occurrence));
  if (isError) {
    return <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton label={t('common:loading')} parts={['long', 'long', 'medium']} />;
  const tickets = shownOf(data);
  return tickets.some(({ prices }) => prices.length > 0) ? (
    <ByCategory tickets={tickets} />
  ) : (
    <ByKind tickets={tickets} />
  );
}

/** A column of the prices by category: a kind of ticket, or what it costs some people. */
type Column = Pick<Ticket, 'id' | 'state' | 'prices'> & { name: string };

function useMemberName() {
  const { t } = useTranslation('events');
  return (kind: string, { for: who, most }: Ticket['member_prices'][number]) =>
    [t('memberPrice', { kind, who }), most !== null && t('memberMost', { count: most })].filter(Boolean).join(' ');
}

/** A row for each part of the hall, a column for each kind of ticket and for each price of it that is for some people. */
function ByCategory({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation(['events', 'common']);
  const memberName = useMemberName();
  const categories = tickets[0]?.prices ?? [];
  const columns = tickets.flatMap((ticket): Column[] => [
    ticket,
    ...ticket.member_prices.map((member) => ({
      id: `${ticket.id} ${member.for}`,
      state: ticket.state,
      name: memberName(ticket.name, member),
      prices: member.prices,
    })),
  ]);
  return (
    <Table
      caption={t('tickets')}
      captionHidden
      columns={[
        { label: t('category') },
        ...columns.map(({ name, state }) => ({
          label: state === 'SOLD_OUT' ? t('kindSoldOut', { kind: name }) : name,
          align: 'end' as const,
        })),
      ]}
      rows={categories.map(({ category, name }) => ({
        key: category,
        cells: [
          name,
          ...columns.map(({ id, state, prices }) => {
            const price = prices.find((each) => each.category === category);
            return (
              <span key={id} className={state === 'SOLD_OUT' ? styles.soldOut : undefined}>
                {price ? <Price price={price.amount} freeLabel={t('common:free')} /> : '–'}
              </span>
            );
          }),
        ],
      }))}
    />
  );
}

interface KindProps {
  kind: Ticket;
  /** The ticket's name, and for whom if that is said. */
  name: string;
  isMember?: boolean;
}

function KindName({ kind: { state, description }, name, isMember = false }: KindProps) {
  const { t } = useTranslation('events');
  const isSoldOut = state === 'SOLD_OUT';
  return (
    <span className={isSoldOut ? styles.soldOut : undefined}>
      {name} {isSoldOut && <Badge>{t('state.soldOut')}</Badge>}
      {description !== null && !isMember && <span className={styles.note}>{description}</span>}
    </span>
  );
}

function KindPrice({ state, amount }: Pick<Ticket, 'state' | 'amount'>) {
  const { t } = useTranslation();
  return (
    <span className={state === 'SOLD_OUT' ? styles.soldOut : undefined}>
      <Price price={amount} freeLabel={t('free')} />
    </span>
  );
}

/** A row for each kind of ticket, and for each price of it that is for some people. */
function ByKind({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation('events');
  const memberName = useMemberName();
  const rows = tickets.flatMap((kind) => [
    { key: kind.id, kind, name: kind.name, amount: kind.amount, isMember: false },
    ...kind.member_prices.map((member) => ({
      key: `${kind.id} ${member.for}`,
      kind,
      name: memberName(kind.name, member),
      amount: member.amount,
      isMember: true,
    })),
  ]);
  return (
    <Table
      caption={t('tickets')}
      captionHidden
      columns={[{ label: t('kind') }, { label: t('price'), align: 'end' }]}
      rows={rows.map(({ key, amount, ...row }) => ({
        key,
        cells: [<KindName key="kind" {...row} />, <KindPrice key="price" state={row.kind.state} amount={amount} />],
      }))}
    />
  );
}
