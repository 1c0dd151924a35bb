import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TogaPiece, piecesOf, slotOf, togaPieces } from '../../../machines/toga/rules.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { type Rule, textIn } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { muted, row, small } from '../../kit/theme/layout.css.ts';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Bill } from './RentalPass.tsx';
import { dayOf, type FittingDay, openDays, SlotFields, useSlotSpecs } from './SlotFields.tsx';
import { StepPage } from './StepPage.tsx';
import * as styles from './togas.css.ts';
import { BackTo, useFact, useSend } from './togas.flow.ts';
import { fittingDatesQuery, togaStatusQuery, togaTypesQuery, type TogaType } from './togas.queries.ts';

/** The forms' keys in this tab's storage, which keeps their drafts until the flow has the choice. */
const piecesForm = 'toga-pieces';
const fittingForm = 'toga-fitting';

const trenchers = ['trencher', 'doctorateTrencher'] as const;
type Cap = (typeof trenchers)[number] | 'none';

/** The chosen headgear: one of the two caps, or none. */
const capOf = (pieces: readonly TogaPiece[]): Cap => trenchers.find((piece) => pieces.includes(piece)) ?? 'none';

/** The set that is suggested to people who come for the first time. */
const usual: readonly TogaPiece[] = ['toga', 'sash', 'trencher'];

function PiecesForm({ types }: { types: readonly TogaType[] }) {
  const { t } = useTranslation(['togas', 'common']);
  const send = useSend();
  const chosen = useFact(({ context }) => piecesOf(context));
  const { data: status } = useQuery(togaStatusQuery);
  const before = chosen.length > 0 ? chosen : usual;
  const typeOf = (id: TogaPiece) => types.find((type) => type.id === id);
  const form = useForm({
    id: piecesForm,
    fields: {
      toga: { label: t('pieces.boxes'), rules: [onePiece] },
      sash: { label: t('pieces.boxes'), rules: [] },
      cap: { label: t('pieces.cap'), rules: [] },
    },
    initial: {
      toga: before.includes('toga') ? 'yes' : '',
      sash: before.includes('sash') ? 'yes' : '',
      cap: capOf(before),
    },
    watch: ['toga', 'sash', 'cap'],
    onSubmit: (answers) => {
      forgetDraft(sessionStorage, piecesForm);
      send({ type: 'pieces.choose', pieces: piecesIn(answers) });
    },
  });
  const pieces = piecesIn({ toga: form.value('toga'), sash: form.value('sash'), cap: form.value('cap') });
  return (
    <Form form={form} submit={t('common:continue')}>
      <div className={styles.pieces}>
        {(['toga', 'sash'] as const).map((piece) => (
          <div key={piece} className={styles.piece}>
            <Checkbox
              {...form.box(piece)}
              about={`price-of-${piece}`}
              label={
                <>
                  <span className={styles.pieceName}>{typeOf(piece)?.name}</span>
                  <span className={styles.detail}>{typeOf(piece)?.description}</span>
                </>
              }
            />
            <span className={styles.price} id={`price-of-${piece}`}>
              {typeOf(piece)?.price.formatted}
            </span>
          </div>
        ))}
      </div>
      <RadioCards
        {...form.field('cap')}
        options={[
          ...trenchers.map((piece) => ({
            value: piece,
            title: typeOf(piece)?.name ?? '',
            detail: typeOf(piece)?.description,
            aside: typeOf(piece)?.price.formatted,
          })),
          { value: 'none', title: t('pieces.noCap') },
        ]}
      />
      <Bill pieces={pieces} />
      {status && <p className={`${muted} ${small}`}>{t('pieces.deposit', { sum: status.deposit.formatted })}</p>}
    </Form>
  );
}

type Answers = Record<'toga' | 'sash' | 'cap', string>;

const piecesIn = ({ toga, sash, cap }: Answers): TogaPiece[] =>
  togaPieces.filter(
    (piece) => (piece === 'toga' && toga === 'yes') || (piece === 'sash' && sash === 'yes') || piece === cap,
  );

const onePiece: Rule = (_, form) => {
  const answers = { toga: textIn(form, 'toga'), sash: textIn(form, 'sash'), cap: textIn(form, 'cap') };
  return piecesIn(answers).length === 0 ? { rule: 'onePiece' } : undefined;
};

/** The pieces to rent. */
export function PiecesScreen() {
  const { t } = useTranslation('togas');
  const types = useQuery(togaTypesQuery);
  return (
    <StepPage lead={t('pieces.lead')}>
      <Loaded query={types}>{(all) => <PiecesForm types={all} />}</Loaded>
    </StepPage>
  );
}

function FittingForm({ days }: { days: readonly FittingDay[] }) {
  const { t } = useTranslation(['togas', 'common']);
  const send = useSend();
  const slot = useFact(({ context }) => slotOf(context));
  const form = useForm({
    id: fittingForm,
    fields: useSlotSpecs(),
    initial: { date: dayOf(days, slot), occurrence: slot ?? '' },
    watch: ['date'],
    onSubmit: ({ occurrence }) => {
      forgetDraft(sessionStorage, fittingForm);
      send({ type: 'slot.choose', occurrence });
    },
  });
  return (
    <Form form={form} submit={t('common:continue')} ways={<BackTo step="pieces" />}>
      <SlotFields form={form} days={days} own={slot} />
    </Form>
  );
}

/** All slots are taken, or there are none yet. */
function NoSlots({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('togas');
  return (
    <EmptyState title={t(isFull ? 'fitting.allFull' : 'fitting.none')}>
      <p>{t(isFull ? 'fitting.allFullBody' : 'fitting.noneBody')}</p>
      <div className={row}>
        <LinkButton variant="line" href={paths.contact({ topic: 'services' })}>
          {t('fitting.ask')}
        </LinkButton>
        <BackTo step="pieces" />
      </div>
    </EmptyState>
  );
}

/** The date of the fitting. */
export function FittingScreen() {
  const { t } = useTranslation('togas');
  const dates = useQuery(fittingDatesQuery);
  const slot = useFact(({ context }) => slotOf(context));
  return (
    <StepPage lead={t('fitting.lead')}>
      <Loaded query={dates}>
        {(days) => {
          const isOwn = days.some(({ occurrences }) => occurrences.some(({ id }) => id === slot));
          if (openDays(days).length === 0 && !isOwn) return <NoSlots isFull={days.length > 0} />;
          return <FittingForm days={days} />;
        }}
      </Loaded>
    </StepPage>
  );
}
