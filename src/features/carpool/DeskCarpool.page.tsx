import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { CodeCamera } from '../../kit/scanner/CodeCamera.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';

const daysQuery = queryOptions({
  queryKey: ['desk', 'carpool'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/carpool/days', { signal })),
  staleTime: 0,
});

type Car = components['schemas']['CarpoolCar'];

const endings = ['cancelled', 'lapsed', 'released'] as const;

interface PassProps {
  isBusy: boolean;
  onCode: (code: string) => void;
  /** Called when the field was sent empty. */
  onRefused: () => void;
}

/** The field for a pass. */
function PassForm({ isBusy, onCode, onRefused }: PassProps) {
  const { t } = useTranslation('carpool');
  const form = useForm({
    id: 'desk-carpool-scan',
    fields: { code: { label: t('desk.scan'), rules: [required] } },
    save: false,
    isBusy,
    onSubmit: ({ code }) => onCode(code),
  });
  const { attempt } = form.parts;
  useEffect(() => {
    if (attempt > 0) onRefused();
  }, [attempt, onRefused]);
  return (
    <Form form={form} submit={t('desk.letIn')}>
      <TextInput
        {...form.field('code')}
        hint={t('desk.scanHint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
      />
    </Form>
  );
}

/** Lets a car in by its pass: a scanner types the code and presses Enter. */
function Barrier() {
  const { t } = useTranslation('carpool');
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const carWords = ({ space: { row, number }, number_plate, driver }: Car): string =>
    [t('desk.spaceOf', { space: `${row}${number}` }), number_plate, driver].filter(Boolean).join(', ');
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [entered, setEntered] = useState(0);
  // The next pass is scanned where the last one was.
  const barrier = useFocusHome<HTMLElement>('input');
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async (code: string) => dataOf(await api.POST('/desk/carpool/scans', { body: { code } })),
    onSuccess: ({ standing }) => (standing === 'let_in' ? setEntered(entered + 1) : typeAgain()),
    onError: () => typeAgain(),
  });
  // A scanner types over what was refused; by hand it can be mended.
  const typeAgain = () => {
    const field = barrier.current?.querySelector('input');
    field?.focus();
    field?.select();
  };
  const ending = data?.standing === 'ended' ? endings.find((state) => state === data.car.state) : undefined;
  return (
    <section ref={barrier} className={stack.m}>
      <output>
        {data?.standing === 'let_in' && <Banner tone="ok">{t('desk.in', { car: carWords(data.car) })}</Banner>}
      </output>
      {data?.standing === 'used' && (
        <Banner tone="bad" role="alert" title={t('desk.used')}>
          <p>{t('desk.enteredAt', { time: moment(data.car.entered_at ?? '').time, car: carWords(data.car) })}</p>
        </Banner>
      )}
      {data?.standing === 'other_day' && (
        <Banner tone="bad" role="alert" title={t('desk.otherDay')}>
          <p>{t('desk.forDay', { date: dayWords(data.date).long, car: carWords(data.car) })}</p>
        </Banner>
      )}
      {data && ending && (
        <Banner tone="bad" role="alert" title={t('desk.keepOut')}>
          <p>{t(`desk.ended.${ending}`, { car: carWords(data.car) })}</p>
        </Banner>
      )}
      <Failure error={error} otherwise={t('desk.notLetIn')} />
      {isCameraOpen && (
        <CodeCamera label={t('desk.camera')} otherwise={t('desk.noCamera')} onCode={(code) => mutate(code)} />
      )}
      <div>
        <Button variant="line" aria-pressed={isCameraOpen} onClick={() => setIsCameraOpen(!isCameraOpen)}>
          {t('desk.camera')}
        </Button>
      </div>
      <PassForm key={entered} isBusy={isPending} onCode={mutate} onRefused={reset} />
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
              name: dayWords(date).long,
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
