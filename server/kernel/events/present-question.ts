import type { TicketAnswers, TicketQuestion } from '../db/schema.ts';
import type { Locale, Schemas } from '../http/operation.ts';

/** A question of a kind of ticket in the caller's language. */
export function presentQuestion(question: TicketQuestion, locale: Locale): Schemas['Question'] {
  const { key, label, hint, required = false, choices } = question;
  return {
    id: key,
    type: choices === undefined ? 'text' : 'choice',
    required,
    label: label[locale],
    hint: hint?.[locale] ?? null,
    choices: (choices ?? []).map((choice) => ({ id: choice.key, label: choice.label[locale] })),
  };
}

/** Each question with its answer; one that is no longer among the choices is shown as it was given. */
export function presentAnswers(
  questions: TicketQuestion[],
  answers: TicketAnswers,
  locale: Locale,
): Schemas['AnsweredQuestion'][] {
  return questions.map((question) => {
    const asked = presentQuestion(question, locale);
    const answer = answers[question.key] ?? null;
    const answer_text = asked.choices.find(({ id }) => id === answer)?.label ?? answer;
    return { ...asked, answer, answer_text };
  });
}
