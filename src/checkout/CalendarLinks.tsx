import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { row, stack } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { calendarLinksQuery, fetchIcal } from './checkout.queries.ts';
import { saveFile } from './save-file.ts';

interface Props {
  eventSlug: string;
  occurrenceId: string;
}

/** Puts the date into a calendar: as a file, or in one of the usual web calendars. */
export function CalendarLinks(props: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: links } = useQuery(calendarLinksQuery(props));
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchIcal(props),
    onSuccess: (ical) => saveFile(ical, `${props.eventSlug}.ics`),
  });
  return (
    <section className={stack.s}>
      <h2>{t('done.calendar')}</h2>
      <div className={row}>
        <Button variant="line" busy={isPending ? t('common:loading') : undefined} onClick={() => mutate()}>
          {t('done.calendarFile')}
        </Button>
        {links &&
          (['google', 'outlook', 'office365'] as const).map((name) => (
            <a key={name} href={links[name]} target="_blank" rel="noreferrer">
              {t(`done.${name}`)}
            </a>
          ))}
      </div>
    </section>
  );
}
