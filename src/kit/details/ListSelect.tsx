import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { useForm } from '../forms/use-form.ts';
import { Select } from '../ui/Select.tsx';

/** A form that has these fields, perhaps among others. */
export type FormOf<Name extends string> = Pick<ReturnType<typeof useForm<Name>>, 'field' | 'value'>;

interface Props extends Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> {
  list: UseQueryResult<readonly { id: string; name: string }[]>;
}

/** A select whose options the server keeps. While they load, the field is there with nothing to choose. */
export function ListSelect({ list: { data, isFetching }, ...select }: Props) {
  const { t } = useTranslation(['details', 'common']);
  const ownId = useId();
  const { id = ownId, defaultValue } = select;
  // An earlier answer can be chosen only once its option is there. A new select in place of this one would lose the focus.
  useEffect(() => {
    const field = document.getElementById(id);
    if (data === undefined || !(field instanceof HTMLSelectElement) || field.value !== '') return;
    const answer = Array.from(field.options).find(({ value }) => value === defaultValue);
    if (answer) answer.selected = true;
  }, [data, id, defaultValue]);
  return (
    <Select
      {...select}
      id={id}
      placeholder={data === undefined && isFetching ? t('common:loading') : t('choose')}
      options={(data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
    />
  );
}
