import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
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
  return (
    <Select
      // An earlier answer can be shown only once its option is there.
      key={data === undefined ? 'empty' : 'filled'}
      {...select}
      placeholder={data === undefined && isFetching ? t('common:loading') : t('choose')}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
