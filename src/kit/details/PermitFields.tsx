import { useTranslation } from 'react-i18next';
import { PhotoInput } from '../forms/PhotoInput.tsx';
import type { useForm } from '../forms/use-form.ts';
import { TextInput } from '../ui/TextInput.tsx';
import type { PermitField } from './permit.ts';

/** A car, and both sides of the driving licence. */
export function PermitFields({ form }: { form: Pick<ReturnType<typeof useForm<PermitField>>, 'field' | 'file'> }) {
  const { t } = useTranslation('details');
  return (
    <>
      <TextInput
        {...form.field('number_plate')}
        hint={t('number_plate_hint')}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <PhotoInput {...form.file('images.0')} hint={t('licence_hint')} />
      <PhotoInput {...form.file('images.1')} hint={t('licence_hint')} />
    </>
  );
}
