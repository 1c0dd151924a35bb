import { useTranslation } from 'react-i18next';
import { pickLimits, type PickPart } from '../../../machines/career-finder/answers.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import * as styles from './career-finder.css.ts';
import { useCan, useFact, useGiven, useSend } from './career-finder.flow.ts';
import type { Choice } from './career-finder.queries.ts';
import { FinderPage, SavedNote, TilePath, ToOverview } from './FinderPage.tsx';

/** The picks of a part and how to change them. */
function usePicks(part: PickPart) {
  const send = useSend();
  const picks = useFact(({ context }) => context.answers[part]);
  const change = (changed: readonly string[]) => send({ type: 'picks.change', picks: changed });
  const toggle = (id: string) => change(picks.includes(id) ? picks.filter((each) => each !== id) : [...picks, id]);
  return { picks, change, toggle };
}

/** A card to pick. A picked one wears its number, or a tick. */
function Card({ part, choice, isFull }: { part: PickPart; choice: Choice; isFull: boolean }) {
  const { picks, toggle } = usePicks(part);
  const place = picks.indexOf(choice.id);
  const isPicked = place >= 0;
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isPicked}
        disabled={isFull && !isPicked}
        onChange={() => toggle(choice.id)}
      />
      <span className={styles.frame} aria-hidden="true" />
      <span className={styles.sign} aria-hidden="true">
        {isPicked && (part === 'interests' ? place + 1 : '✓')}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{choice.name}</span>
        {choice.about !== '' && <span className={styles.about}>{choice.about}</span>}
      </span>
    </label>
  );
}

function Picking({ part }: { part: PickPart }) {
  const { t } = useTranslation(['careerFinder', 'common']);
  const send = useSend();
  const choices: readonly Choice[] = useGiven().catalogue[part];
  const { picks } = usePicks(part);
  const { most } = pickLimits[part];
  const isFull = picks.length >= most;
  const canFinish = useCan({ type: 'part.finish' });
  return (
    <FinderPage heading={t(`${part}.heading`)} lead={t(`${part}.lead`)}>
      <div className={styles.tally}>
        <TilePath laid={picks} of={most} />
        <output>
          {t('picked', { count: picks.length, most })} {isFull && t('full')}
        </output>
      </div>
      <fieldset className={styles.cards[part === 'activities' ? 'dense' : 'wide']}>
        <legend className={styles.legend}>{t(`${part}.heading`)}</legend>
        {choices.map((choice) => (
          <Card key={choice.id} part={part} choice={choice} isFull={isFull} />
        ))}
      </fieldset>
      {part === 'interests' && picks.length > 1 && <Order choices={choices} />}
      <div className={styles.dock}>
        <div className={row}>
          <Button variant="act" disabled={!canFinish} onClick={() => send({ type: 'part.finish' })}>
            {t('common:continue')}
          </Button>
          <ToOverview />
        </div>
        <SavedNote />
      </div>
    </FinderPage>
  );
}

/** The sectors in the order of preference, each with a button that moves it up. */
function Order({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('careerFinder');
  const { picks, change } = usePicks('interests');
  const moveUp = (at: number) => {
    const [moved = '', before = ''] = [picks[at], picks[at - 1]];
    change(picks.map((each, place) => (place === at ? before : place === at - 1 ? moved : each)));
  };
  const order = useFocusHome<HTMLOListElement>('li');
  return (
    <section className={stack.s}>
      <h2>{t('interests.order')}</h2>
      <ol ref={order} className={styles.order}>
        {picks.map((id, at) => {
          const name = choices.find((choice) => choice.id === id)?.name ?? id;
          return (
            <li key={id}>
              <span>{name}</span>
              {at > 0 && (
                <Button variant="quiet" aria-label={t('interests.upName', { name })} onClick={() => moveUp(at)}>
                  {t('interests.up')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Three sectors, the preferred one first. */
export const InterestsScreen = () => <Picking part="interests" />;

/** Five of twelve pleasures. */
export const PleasuresScreen = () => <Picking part="pleasures" />;

/** Up to fifteen activities. */
export const ActivitiesScreen = () => <Picking part="activities" />;

/** Exactly three values. */
export const ValuesScreen = () => <Picking part="values" />;
