import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../session/picture.ts';
import { useProfile } from '../session/profile.ts';
import { muted } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './Account.css.ts';
import { Failure } from './Failure.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { News } from './News.tsx';
import * as face from './Picture.css.ts';
import { useRemovePicture } from './picture.queries.ts';
import { readPicture, type PictureProblem } from './read-picture.ts';
import { Section } from './Section.tsx';

/** The picture beside the person's name: choose one, keep a square of it, or remove it. */
export function PictureSection() {
  const { t } = useTranslation('account');
  const address = usePicture(useProfile());
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap }>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [news, setNews] = useState<'saved' | 'removed'>();
  const removal = useRemovePicture();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was put back.
    target.value = '';
    if (!file) return;
    const picture = await readPicture(file);
    setNews(undefined);
    setProblem(typeof picture === 'string' ? picture : undefined);
    setChosen(typeof picture === 'string' ? undefined : { file, picture });
  };
  const done = (what: 'saved' | undefined) => {
    setChosen(undefined);
    setNews(what);
  };
  return (
    <Section title={t('details.picture.title')}>
      {news && <News key={news}>{t(`details.picture.${news}`)}</News>}
      <Failure error={removal.error} />
      {chosen ? (
        <PictureEditor key={chosen.file.name} {...chosen} onDone={done} />
      ) : (
        <div className={face.now}>
          {address !== undefined && <img className={face.face} src={address} alt={t('details.picture.title')} />}
          <div className={face.words}>
            <p className={muted}>{t('details.picture.hint')}</p>
            <div className={styles.actions}>
              <FilePicker
                label={t(address === undefined ? 'details.picture.choose' : 'details.picture.other')}
                accept="image/jpeg,image/png"
                error={problem && t(`details.picture.${problem}`)}
                onChange={(event) => void choose(event)}
              />
              {address !== undefined && (
                <Button
                  variant="quiet"
                  busy={removal.isPending ? t('details.picture.removing') : undefined}
                  onClick={() => removal.mutate(undefined, { onSuccess: () => setNews('removed') })}
                >
                  {t('details.picture.remove')}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}
