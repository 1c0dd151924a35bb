import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { type Prompt, promptsQuery } from './career-finder.queries.ts';
import * as styles from './pages.css.ts';

/** Questions to think with: an answer says at once what to try next, and is neither sent nor kept. */
export function Prompts() {
  const prompts = useQuery(promptsQuery);
  return (
    <Loaded query={prompts}>
      {(all) => (
        <div className={stack.l}>
          {all.map((prompt) => (
            <Question key={prompt.id} prompt={prompt} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Question({ prompt: { id, text, answers } }: { prompt: Prompt }) {
  const [chosen, setChosen] = useState<string>();
  const answer = answers.find((each) => each.id === chosen);
  return (
    <fieldset className={styles.prompt}>
      <legend>{text}</legend>
      {answers.map((each) => (
        <label key={each.id} className={styles.choice}>
          <input type="radio" name={id} checked={each.id === chosen} onChange={() => setChosen(each.id)} />
          <span>{each.text}</span>
        </label>
      ))}
      <LiveRegion text={answer?.advice ?? ''} />
      <div className={styles.advice}>
        {answer !== undefined && (
          <>
            <p>{answer.advice}</p>
            {answer.href !== null && <MoreLink href={answer.href}>{answer.link}</MoreLink>}
          </>
        )}
      </div>
    </fieldset>
  );
}
