import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import type { RarFile } from './rar.queries.ts';

interface Props {
  files: readonly RarFile[];
  /** The words of a question. */
  labelOf: (question: string) => string;
  /** The id of an element that says for which answer. */
  about: string;
  onUse: (file: RarFile) => void;
}

/** Chooses a file of another answer, then uses it; files of the same name are told apart. */
export function ReuseFile({ files, labelOf, about, onUse }: Props) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const [chosen, setChosen] = useState('');
  const file = files.find(({ id }) => id === chosen);
  const wordsOf = ({ id, file_name: name, questions, added_at }: RarFile) => {
    if (!files.some((other) => other.id !== id && other.file_name === name)) return name;
    const { short: date, time } = moment(added_at);
    return t('files.which', { name, question: questions.map(labelOf).join(', '), date, time });
  };
  return (
    <>
      <Select
        label={t('files.reuse')}
        about={about}
        width="medium"
        placeholder={t('files.choose')}
        value={file?.id ?? ''}
        options={files.map((each) => ({ value: each.id, label: wordsOf(each) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="line"
        disabled={file === undefined}
        aria-describedby={about}
        onClick={() => {
          if (file === undefined) return;
          setChosen('');
          onUse(file);
        }}
      >
        {t('files.use')}
      </Button>
    </>
  );
}
