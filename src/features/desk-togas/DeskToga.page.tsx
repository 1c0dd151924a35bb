import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { CaseActions } from '../../kit/desk/CaseActions.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { type TogaCase, togaCaseQuery, type TogaChange, useChangeToga } from './desk-togas.queries.ts';
import { TogaBadge } from './TogaBadge.tsx';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

interface AskProps {
  id: string;
  change: (body: TogaChange) => Promise<unknown>;
  onDone: () => void;
}

/** A sash fits everybody. */
const needsSize = ({ pieces }: TogaCase): boolean => pieces.some((piece) => piece !== 'sash');

/** The sizes that fitted: of the gown and of the cap, if they are rented. */
function SizeForm({ id, change, onDone, toga }: AskProps & { toga: TogaCase }) {
  const { t } = useTranslation(['deskTogas', 'desk']);
  const sizeOf = (...pieces: string[]) => toga.sizes.find(({ piece }) => pieces.includes(piece))?.size;
  const hasGown = toga.pieces.includes('toga');
  const cap = sizeOf('trencher', 'doctorateTrencher');
  const [begun] = useState(toga.size);
  // Someone who has been told of a colleague’s size may overwrite it.
  const [isTold, setIsTold] = useState(false);
  const form = useForm({
    id,
    fields: {
      size: { label: t('togaSize'), rules: hasGown ? [required] : [] },
      cap_size: { label: t('capSize'), rules: [] },
    },
    initial: { size: toga.size ?? '', cap_size: cap ?? '' },
    save: false,
    onSubmit: async (answers) => {
      const found = sizes.find((each) => each === answers.size);
      const foundCap = sizes.find((each) => each === answers.cap_size);
      const was = isTold ? toga.size : begun;
      try {
        await change({
          event: 'toga.fit',
          was,
          ...(hasGown && found && { size: found }),
          ...(foundCap && { cap_size: foundCap }),
        });
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'changed_meanwhile') setIsTold(true);
        throw error;
      }
      onDone();
    },
  });
  return (
    <Form form={form} submit={t('acts.toga.fit')} ways={<Cancel onDone={onDone} />}>
      {hasGown && (
        <Select
          {...form.field('size')}
          width="short"
          placeholder={t('chooseSize')}
          options={sizes.map((each) => ({ value: each, label: each }))}
        />
      )}
      {cap !== undefined && (
        <Select
          {...form.field('cap_size')}
          width="short"
          options={sizes.filter((each) => each !== 'XS').map((each) => ({ value: each, label: each }))}
        />
      )}
    </Form>
  );
}

/** Asks why the deposit is kept: of what came back in time, or of what is still out. */
function ReasonForm({ id, change, onDone, isOut }: AskProps & { isOut: boolean }) {
  const { t } = useTranslation('deskTogas');
  const form = useForm({
    id,
    fields: { reason: { label: t('reason'), rules: [required] } },
    onSubmit: async ({ reason }) => {
      await change({ event: 'deposit.keep', reason });
      onDone();
    },
  });
  return (
    <Form form={form} submit={t('acts.deposit.keep')} variant="danger" ways={<Cancel onDone={onDone} />}>
      {isOut && <Banner tone="warn">{t('outNote')}</Banner>}
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={500} />
    </Form>
  );
}

function Cancel({ onDone }: Pick<AskProps, 'onDone'>) {
  const { t } = useTranslation('desk');
  return (
    <Button variant="quiet" onClick={onDone}>
      {t('cancel')}
    </Button>
  );
}

/** The event that each form sends. */
const eventOf = { size: 'toga.fit', reason: 'deposit.keep' } as const;

/** The actions that the chart allows now, as buttons; a size, or the reason for keeping a deposit, is asked for first, unless it came back late. */
function Acts({ toga }: { toga: TogaCase }) {
  const { t } = useTranslation(['deskTogas', 'desk', 'common']);
  const formIds = { size: `desk-toga-size-${toga.id}`, reason: `desk-toga-reason-${toga.id}` };
  const [opened, setAsking] = useOpenForm(formIds);
  const changing = useChangeToga(toga.id);
  const done = () => setAsking(undefined);
  // Its action may be gone: somebody else may have been quicker.
  const asking = opened !== undefined && toga.events.includes(eventOf[opened]) ? opened : undefined;
  if (asking === 'size') return <SizeForm id={formIds.size} change={changing.mutateAsync} onDone={done} toga={toga} />;
  const isOut = toga.events.includes('toga.return');
  if (asking === 'reason')
    return <ReasonForm id={formIds.reason} change={changing.mutateAsync} onDone={done} isOut={isOut} />;
  const needsReason = isOut || toga.events.includes('deposit.give_back');
  const act = (event: TogaCase['events'][number]) => {
    if (event === 'toga.fit' && needsSize(toga)) return setAsking('size');
    if (event === 'deposit.keep' && needsReason) return setAsking('reason');
    return changing.mutate({ event });
  };
  const first = toga.events.find((event) => event !== 'toga.fit' || toga.size === null);
  return (
    <>
      <LiveRegion text={changing.isSuccess ? t(`states.${toga.state}`) : ''} />
      <Failure error={changing.error} />
      {toga.events.length > 0 && (
        <div className={styles.ways}>
          {toga.events.map((event) => (
            <Button
              key={event}
              variant={event === first ? 'act' : 'line'}
              busy={changing.isPending && changing.variables.event === event ? t('desk:saving') : undefined}
              onClick={() => act(event)}
            >
              {event === 'toga.fit' && !needsSize(toga)
                ? t('fits')
                : t(`acts.${event}`, { sum: toga.deposit.formatted })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Case({ toga }: { toga: TogaCase }) {
  const { t } = useTranslation(['deskTogas', 'desk']);
  const moment = useMomentWords();
  const dayWords = useDayWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.togas(), label: t('title') }}
        title={toga.name}
        badge={<TogaBadge {...toga} />}
      />
      {toga.is_late && <Banner tone="warn">{t('lateNote')}</Banner>}
      {toga.state === 'missing' && <Banner tone="warn">{t('missingNote')}</Banner>}
      <CaseActions>
        <Acts toga={toga} />
      </CaseActions>
      <SummaryList
        answers={[
          { label: t('reference'), value: toga.reference },
          { label: t('desk:email'), value: toga.email },
          {
            label: t(toga.size === null ? 'likelySizes' : 'fittedSizes'),
            value: toga.sizes
              .map(({ piece, label }) => t('day.inSize', { piece: t(`piece.${piece}`), size: label }))
              .join('; '),
          },
          { label: t('height'), value: toga.height },
          { label: t('head'), value: toga.head },
          { label: t('degree'), value: toga.degree },
          { label: t('fitting'), value: at(toga.fitting.start) },
          {
            label: t('graduation'),
            value: <a href={deskPaths.togaDay(toga.graduation.date)}>{dayWords(toga.graduation.date).long}</a>,
          },
          { label: t('collect'), value: at(toga.graduation.collect_from) },
          { label: t('return'), value: at(toga.graduation.return_by) },
          { label: t('paid'), value: toga.amount.formatted },
          { label: t('deposit'), value: toga.deposit.formatted },
        ]}
      />
      <History
        passages={toga.history}
        words={{
          'rental.change': t('events.changed'),
          'payment.open': t('events.opened'),
          'payment.receive': t('events.paid'),
          'fitting.move': t('events.moved'),
          'toga.fit': t('events.fitted'),
          'toga.collect': t('events.collected'),
          'toga.return': t('events.returned'),
          'deposit.give_back': t('events.givenBack'),
          'deposit.keep': t('events.kept'),
        }}
      />
    </div>
  );
}

/** One rental: actions, facts and history: /desk/togas/:rental */
export default function DeskTogaPage() {
  const { rental = '' } = useParams();
  return <DeskCase query={togaCaseQuery(rental)}>{(data) => <Case toga={data} />}</DeskCase>;
}
