import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as rar from './rar.css.ts';
import { type RarResult, useWishes } from './rar.queries.ts';
import * as styles from './ResultView.css.ts';

/** The list with the entry at `index` one place further up. */
const movedUp = (list: readonly string[], index: number): string[] =>
  list.toSpliced(index, 1).toSpliced(index - 1, 0, ...list.slice(index, index + 1));

/** The rooms that the organisation would like, in order; until the rooms are allocated. */
export function RoomWishes({ organisation, result }: { organisation: string; result: RarResult }) {
  const { t } = useTranslation('rar');
  const saving = useWishes(organisation, result.year);
  const [wishes, setWishes] = useState(result.wishes);
  const change = (next: string[]) => {
    saving.reset();
    setWishes(next);
  };
  const wished = wishes.flatMap((id) => result.rooms.filter((room) => room.id === id));
  const others = result.rooms.filter(({ id }) => !wishes.includes(id));
  return (
    <section className={rar.question}>
      <h2 className={rar.part}>{t('wishes.title')}</h2>
      <p>{t('wishes.how')}</p>
      {wished.length === 0 && <p className={rar.note}>{t('wishes.none')}</p>}
      <ol className={styles.rooms}>
        {wished.map(({ id, name, place }, index) => (
          <li key={id}>
            <div className={styles.room}>
              <span>
                <strong>{name}</strong> <span className={rar.note}>{place}</span>
              </span>
              <span className={row}>
                {index > 0 && (
                  <Button variant="quiet" onClick={() => change(movedUp(wishes, index))}>
                    {t('wishes.up')}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )}
                <Button variant="quiet" onClick={() => change(wishes.toSpliced(index, 1))}>
                  {t('wishes.remove')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3>{t('wishes.others')}</h3>
          <ul className={rar.files}>
            {others.map(({ id, name, place }) => (
              <li key={id} className={styles.room}>
                <span>
                  <strong>{name}</strong> <span className={rar.note}>{place}</span>
                </span>
                <Button variant="line" onClick={() => change([...wishes, id])}>
                  {t('wishes.add')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {saving.isError && (
        <Banner tone="bad" role="alert">
          {errorMessage(saving.error) ?? t('wishes.failed')}
        </Banner>
      )}
      {saving.isSuccess && <Banner role="status">{t('wishes.saved')}</Banner>}
      <div>
        <Button busy={saving.isPending ? t('status.saving') : undefined} onClick={() => saving.mutate(wishes)}>
          {t('wishes.submit')}
        </Button>
      </div>
    </section>
  );
}
