import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countIn, isPartDone } from '../../../machines/career-finder/answers.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './career-finder.css.ts';
import { useCan, useFact, useGiven, useSend } from './career-finder.flow.ts';
import { FinderPage, SavedNote, TilePath, ToOverview } from './FinderPage.tsx';

/** Says where the questionnaire comes from, and that it is no test for hiring. */
export function PersonalityScreen() {
  const { t } = useTranslation('careerFinder');
  const send = useSend();
  const { questions, source } = useGiven().catalogue.questionnaire;
  const given = useFact(({ context }) => countIn(context.answers, 'personality'));
  return (
    <FinderPage heading={t('personality.heading')} lead={t('personality.lead', { count: questions.length })}>
      <Banner title={t('caution.title')}>
        <p>{t('caution.body')}</p>
      </Banner>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'step.open', step: 'questions' })}>
          {given === 0 ? t('personality.begin') : t('personality.goOn')}
        </Button>
        <ToOverview />
      </div>
      <section className={stack.s}>
        <h2>{t('source')}</h2>
        <p>
          <a href={source.url}>{source.name}</a>
        </p>
        <p>{source.note}</p>
      </section>
    </FinderPage>
  );
}

/** Gives the answer whose key, 1 to 5, is pressed in the element of the returned ref; the element stays the same while the page is shown. */
function useAnswerKeys(answer: (value: number) => void) {
  const press = useEffectEvent(({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (/^[1-5]$/.test(key) && !repeat && !ctrlKey && !metaKey && !altKey) answer(Number(key));
  });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const within = box.current;
    within?.addEventListener('keydown', press);
    return () => within?.removeEventListener('keydown', press);
  }, []);
  return box;
}

interface ScaleProps {
  /** The answer that was given; undefined before. */
  given: number | undefined;
  onAnswer: (value: number) => void;
}

/** The answers to a statement, from one end of the scale to the other. */
function Scale({ given, onAnswer }: ScaleProps) {
  const { scale } = useGiven().catalogue.questionnaire;
  return (
    <div className={styles.scale}>
      {scale.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.answer}
          aria-keyshortcuts={String(value)}
          aria-pressed={given === value}
          // The second tap of a double one would answer a statement that nobody has read.
          onClick={({ detail }) => detail < 2 && onAnswer(value)}
        >
          <span className={styles.mark} data-size={value} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** One statement at a time: an answer saves it and leads to the next. The keys 1 to 5 answer too, while the statement or its answers have the focus. */
export function QuestionsScreen() {
  const { t } = useTranslation(['careerFinder', 'common']);
  const send = useSend();
  const { questions } = useGiven().catalogue.questionnaire;
  const answers = useFact(({ context }) => context.answers.personality);
  const isDone = useFact(({ context }) => isPartDone(context.answers, 'personality', questions.length));
  const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined);
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const statement = useRef<HTMLHeadingElement>(null);
  const question = questions[at];
  const given = question && answers[question.id];
  const canFinish = useCan({ type: 'part.finish' });

  const turnTo = (next: number) => {
    setAt(next);
    statement.current?.focus({ preventScroll: true });
    // No further than needed: on a small phone the last answer is a screen away from its statement.
    statement.current?.scrollIntoView({ block: 'nearest' });
  };
  const answer = (value: number) => {
    if (question === undefined) return;
    send({ type: 'question.answer', question: question.id, answer: value });
    if (at < questions.length - 1) turnTo(at + 1);
  };
  const box = useAnswerKeys(answer);

  return (
    <FinderPage heading={t('questions.heading')} lead={t('questions.lead')}>
      <TilePath
        laid={questions.filter(({ id }) => answers[id] !== undefined).map(({ id }) => id)}
        of={questions.length}
      />
      {question !== undefined && (
        <section ref={box} className={styles.statement} aria-labelledby="statement">
          <p className={styles.count}>{t('questions.count', { at: at + 1, of: questions.length })}</p>
          <h2 ref={statement} id="statement" tabIndex={-1}>
            {question.text}
          </h2>
          <Scale given={given} onAnswer={answer} />
          <p className={styles.keys}>{t('questions.keys')}</p>
        </section>
      )}
      <div className={row}>
        {canFinish && (
          <Button variant="act" onClick={() => send({ type: 'part.finish' })}>
            {t('common:continue')}
          </Button>
        )}
        <Button variant="line" disabled={at === 0} onClick={() => turnTo(at - 1)}>
          {t('common:previous')}
        </Button>
        <Button
          variant="line"
          disabled={at === questions.length - 1 || given === undefined}
          onClick={() => turnTo(at + 1)}
        >
          {t('common:next')}
        </Button>
        <ToOverview />
      </div>
      <output className={styles.count}>{isDone ? t('questions.done') : ''}</output>
      <SavedNote />
    </FinderPage>
  );
}
