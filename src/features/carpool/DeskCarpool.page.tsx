import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { CodeCamera } from '../../kit/scanner/CodeCamera.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useDayWords } from './words.ts';

const daysQuery = queryOptions({
  queryKey: ['desk', 'carpool'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/carpool/days', { signal })),
  staleTime: 0,
});

/** Lets a car in by its pass: a scanner types the code and presses Enter. */
function Barrier() {
  const { t } = useTranslation(['carpool', 'common']);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [entered, setEntered] = useState(0);
  // The next pass is scanned where the last one was.
  const barrier = useFocusHome<HTMLElement>('input');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (code: string) => dataOf(await api.POST('/desk/carpool/scans', { body: { code } })),
    onSuccess: () => setEntered(entered + 1),
    // A scanner types over what was refused; by hand it can be mended.
    onError: () => {
      const field = barrier.current?.querySelector('input');
      field?.focus();
      field?.select();
    },
  });
  const form = useForm({
    id: 'desk-carpool-scan',
    fields: { code: { label: t('desk.scan'), rules: [required] } },
    save: false,
    isBusy: isPending,
    onSubmit: ({ code }) => mutate(code),
  });
  return (
    <section ref={barrier} className={stack.m}>
      <output>
        {data !== undefined && (
          <Banner tone="ok">
            {t('desk.in', {
              space: `${data.space.row}${data.space.number}`,
              plate: data.number_plate ?? '',
              driver: data.driver,
            })}
          </Banner>
        )}
      </output>
      {error !== null && (
        <Banner tone="bad" role="alert">
          {errorMessage(error) ?? t('common:notLoaded')}
        </Banner>
      )}
      {isCameraOpen && <CodeCamera label={t('desk.camera')} onCode={(code) => mutate(code)} />}
      <div>
        <Button variant="line" aria-pressed={isCameraOpen} onClick={() => setIsCameraOpen(!isCameraOpen)}>
          {t('desk.camera')}
        </Button>
      </div>
      <Form key={entered} form={form} submit={t('desk.letIn')}>
        <TextInput
          {...form.field('code')}
          hint={t('desk.scanHint')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
        />
      </Form>
    </section>
  );
}

function CarpoolRoom() {
  const { t } = useTranslation('carpool');
  const days = useQuery(daysQuery);
  const dayWords = useDayWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('desk.title')} />
      <h1>{t('desk.title')}</h1>
      <Barrier />
      <h2>{t('desk.dates')}</h2>
      <Loaded query={days}>
        {(all) => (
          <DeskEntries
            entries={all.map(({ date, free, booked, closed }) => ({
              id: date,
              href: deskPaths.carpoolDay(date),
              name: dayWords(date),
              fact: t('desk.carsCount', { count: booked }),
              standing: [
                t('date.free', { count: free }),
                ...(closed > 0 ? [t('desk.closedCount', { count: closed })] : []),
              ].join(', '),
            }))}
          />
        )}
      </Loaded>
    </div>
  );
}

/** The barrier and the dates of the car park: /desk/carpooling */
export default function DeskCarpoolPage() {
  return (
    <DeskRoom>
      <CarpoolRoom />
    </DeskRoom>
  );
}
