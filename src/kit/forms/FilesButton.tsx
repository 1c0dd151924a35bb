import type { ChangeEvent } from 'react';
import { button } from '../ui/Button.css.ts';
import { classNames } from '../ui/class-names.ts';
import { root as hidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './FilePicker.css.ts';
import { fileSize, portalDocument } from './rules.ts';
import { useProblemWords } from './use-placed.ts';
import { problemOfFile } from './validate.ts';

interface Props {
  id: string;
  /** The button's own words, in the page's language. */
  choose: string;
  /** The purpose of the files, and the id of the element that states it. */
  label: string;
  labelId: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  /** Called with the files that the portal takes, and with the reasons why it doesn't take others, which are named if several were chosen. */
  onChosen: (files: File[], refused: string | undefined) => void;
}

/** Chooses several documents from the device. */
export function FilesButton({ id, choose, label, labelId, describedBy, isWrong = false, onChosen }: Props) {
  const wordsOf = useProblemWords();
  const check = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(input.files ?? []);
    // Otherwise the same file couldn't be chosen again after it was removed.
    input.value = '';
    const spec = { label, rules: [portalDocument, fileSize] };
    const problems = await Promise.all(chosen.map((file) => problemOfFile(spec, file)));
    const names = new Map<string, string[]>();
    for (const [at, problem] of problems.entries()) {
      const reason = problem && wordsOf(problem);
      if (reason !== undefined) names.set(reason, [...(names.get(reason) ?? []), chosen[at]?.name ?? '']);
    }
    const reasons = [...names].map(([reason, of]) => (chosen.length === 1 ? reason : `${reason}: ${of.join(', ')}`));
    onChosen(
      chosen.filter((_, at) => problems[at] === undefined),
      reasons.length === 0 ? undefined : reasons.join('. '),
    );
  };
  return (
    <>
      <input
        id={id}
        className={hidden}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        aria-labelledby={`${labelId} ${id}-choose`}
        aria-describedby={describedBy}
        aria-invalid={isWrong ? true : undefined}
        onChange={(event) => void check(event)}
      />
      <label className={classNames(button.line, styles.choose)} id={`${id}-choose`} htmlFor={id}>
        {choose}
      </label>
    </>
  );
}
