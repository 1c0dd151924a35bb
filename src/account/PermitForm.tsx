import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form.tsx';
import { PhotoInput } from '../forms/PhotoInput.tsx';
import { fileSize, numberPlate, photo, required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { muted } from '../theme/layout.css.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { Totals } from '../ui/Totals.tsx';
import { Failure } from './Failure.tsx';
import * as styles from './Panel.css.ts';
import { useApplyForPermit, type Permit } from './permit.queries.ts';
import { useGoToPayment } from './use-go-to-payment.ts';

const fileIn = (form: FormData, name: string): Blob => {
  const file = form.get(name);
  return file instanceof Blob ? file : new Blob();
};

/** The car, both sides of the licence, and on to the payment. */
export function PermitForm({ permit: { number_plate, contribution } }: { permit: Permit }) {
  const { t } = useTranslation(['account', 'common']);
  const { mutateAsync } = useApplyForPermit();
  const leaving = useGoToPayment();
  const photos = [required, photo, fileSize];
  const form = useForm({
    id: 'account-permit',
    fields: {
      number_plate: { label: t('permit.form.plate'), rules: [required, numberPlate] },
      'images.0': { label: t('permit.form.front'), rules: photos },
      'images.1': { label: t('permit.form.back'), rules: photos },
    },
    initial: { number_plate: number_plate ?? '' },
    isBusy: leaving.isPending,
    onSubmit: async (answers, files) => {
      const { url } = await mutateAsync({
        numberPlate: answers.number_plate,
        front: fileIn(files, 'images.0'),
        back: fileIn(files, 'images.1'),
      });
      if (url !== null) leaving.mutate(url);
    },
  });
  return (
    <>
      <Failure error={leaving.error} />
      <Form form={form} submit={t('permit.form.send')} busy={t('permit.form.sending')}>
        <TextInput
          {...form.field('number_plate')}
          hint={t('permit.form.plateHint')}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
        />
        <PhotoInput {...form.file('images.0')} hint={t('permit.form.photoHint')} />
        <PhotoInput {...form.file('images.1')} hint={t('permit.form.photoHint')} />
        <div className={styles.panel}>
          <Totals
            lines={[{ label: t('permit.form.contribution'), amount: contribution.formatted }]}
            total={{ label: t('common:total'), amount: contribution.formatted }}
          />
          <p className={muted}>{t('permit.form.contributionWhy')}</p>
        </div>
      </Form>
    </>
  );
}
