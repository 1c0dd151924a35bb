import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../../kit/session/picture.ts';
import { useProfile } from '../../kit/session/profile.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Face } from './Face.tsx';
import { Failure } from '../../kit/content/Failure.tsx';
import { FilePicker } from '../../kit/forms/FilePicker.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import * as styles from './Picture.css.ts';
import { useRemovePicture } from './picture.queries.ts';
import { readPicture, type PictureProblem } from './read-picture.ts';
import { Section } from './Section.tsx';

/** The picture beside the person's name: choose one, crop it to a square, or remove it. */
export function PictureSection() {
  const { t } = useTranslation('account');
  const profile = useProfile();
  const address = usePicture(profile);
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap }>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [news, setNews] = useState<'saved' | 'removed'>();
  const removal = useRemovePicture();
  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
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
      {news && <StatusMessage key={news}>{t(`details.picture.${news}`)}</StatusMessage>}
      <Failure error={removal.error} />
      {chosen ? (
        <PictureEditor {...chosen} onDone={done} />
      ) : (
        <div className={styles.now}>
          <Face address={address} name={profile && `${profile.first_name} ${profile.last_name}`} />
          <div className={styles.words}>
            <FilePicker
              label={t(address === undefined ? 'details.picture.none' : 'details.picture.yours')}
              hint={t('details.picture.hint')}
              error={problem && t(`details.picture.${problem}`)}
              choose={t(address === undefined ? 'details.picture.choose' : 'details.picture.other')}
              accept="image/jpeg,image/png"
              onChange={(event) => void choose(event)}
            />
            {address !== undefined && (
              <div>
                <Button
                  variant="quiet"
                  busy={removal.isPending ? t('details.picture.removing') : undefined}
                  onClick={() => removal.mutate(undefined, { onSuccess: () => setNews('removed') })}
                >
                  {t('details.picture.remove')}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}
