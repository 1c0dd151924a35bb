import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/Select.tsx';

interface Props extends Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> {
  list: UseQueryResult<readonly { id: string; name: string }[]>;
}

/** One of a list that the server keeps. Until it is there, the field is too, with nothing to choose. */
export function ListSelect({ list: { data, isFetching }, ...select }: Props) {
  const { t } = useTranslation(['details', 'common']);
  return (
    <Select
      // The answer given before can be shown only once its entry is there.
      key={data === undefined ? 'empty' : 'filled'}
      {...select}
      placeholder={data === undefined && isFetching ? t('common:loading') : t('choose')}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
