import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useDayWords } from '../../kit/content/day-words.ts';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { fetchCaseDocument, rentalCaseQuery, type RentalCase } from './desk-rentals.queries.ts';
import { paidAnswers } from './RefundNote.tsx';
import { RentalDecision } from './RentalDecision.tsx';
import { rentalTones, whatOf } from './rentals.queries.ts';
import { DocumentList } from './Documents.tsx';
import { Times } from './Times.tsx';

/** Other requests for that time, and the stock left. */
function Beside({ around, left }: Pick<RentalCase, 'around' | 'left'>) {
  const { t } = useTranslation('deskRentals');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).short, time: moment(iso).time });
  return (
    <section className={stack.s}>
      <h2>{t('around')}</h2>
      {around.length === 0 ? (
        <p>{t('aroundNone')}</p>
      ) : (
        <Table
          caption={t('around')}
          captionHidden
          stacks
          columns={[{ label: t('what') }, { label: t('standing') }, { label: t('start') }, { label: t('end') }]}
          rows={around.map(({ id, kind, title, start, end }) => ({
            key: id ?? `${title}${start}`,
            cells: [
              id === null ? (
                title
              ) : (
                <a key="case" href={deskPaths.rental(id)}>
                  {title}
                </a>
              ),
              t(`kinds.${kind}`),
              at(start),
              at(end),
            ],
          }))}
        />
      )}
      {left.map(({ id, name, quantity, left: free }) => (
        <p key={id}>{t('left', { name, count: free, wanted: quantity })}</p>
      ))}
    </section>
  );
}

function Case({ found }: { found: RentalCase }) {
  const { t } = useTranslation(['deskRentals', 'desk', 'rentals']);
  const { t: tRentals } = useTranslation('rentals');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const { request, name, email, around, left, history } = found;
  const { organisation, purpose, people, access_needs, repeats_until, left_out, pay_by, documents } = request;
  const day = useDayWords();
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.rentals(), label: t('title') }}
        title={whatOf(request)}
        badge={<Badge tone={rentalTones[request.state]}>{t(`rentals:states.${request.state}`)}</Badge>}
      />
      <SummaryList
        answers={[
          { label: t('reference'), value: request.reference },
          {
            label: t('who'),
            value: organisation === null ? name : t('whoFor', { name, organisation: organisation.name }),
          },
          { label: t('desk:email'), value: email },
          { label: t('start'), value: at(request.start) },
          { label: t('end'), value: at(request.end) },
          repeats_until !== null && { label: t('rentals:form.repeats'), value: day(repeats_until).long },
          left_out.length > 0 && {
            label: t('rentals:weeks.leftOut'),
            value: left_out.map((each) => day(each).short).join(', '),
          },
          { label: t('rentals:form.people'), value: people },
          { label: t('rentals:form.purpose'), value: purpose },
          access_needs !== null && { label: t('access'), value: access_needs },
          { label: t('rentals:mine.price'), value: request.price.formatted },
          request.deposit.amount !== 0 && { label: t('rentals:mine.deposit'), value: request.deposit.formatted },
          ...paidAnswers(request, tRentals),
          pay_by !== null && { label: t('payBy'), value: at(pay_by) },
        ]}
      />
      <Times request={request} advice={t('takenBody')} />
      {documents.length > 0 && (
        <section className={stack.s}>
          <h2>{t('rentals:documents.title')}</h2>
          <DocumentList documents={documents} fetchFile={(document) => fetchCaseDocument(request.id, document)} />
        </section>
      )}
      <Beside around={around} left={left} />
      <RentalDecision found={found} />
      <History
        passages={history}
        words={{
          'request.send': t('events.sent'),
          'request.change': t('events.changed'),
          'request.ask_back': t('events.asked'),
          'request.approve': t('events.approved'),
          'request.decline': t('events.declined'),
          'request.cancel': t('events.cancelled'),
          'request.lapse': t('events.lapsed'),
          'payment.receive': t('events.paid'),
          'rental.end': t('events.ended'),
          'things.return': t('events.returned'),
          'things.miss': t('events.missed'),
        }}
      />
    </div>
  );
}

/** One request, with the calendar beside: /desk/rentals/:request */
export default function DeskRentalPage() {
  const { request = '' } = useParams();
  return <DeskCase query={rentalCaseQuery(request)}>{(found) => <Case found={found} />}</DeskCase>;
}
