import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Failure } from '../../kit/content/Failure.tsx';
import { FilePicker } from '../../kit/forms/FilePicker.tsx';
import { LARGEST_FILE, PHOTO_KINDS } from '../../kit/forms/rules.ts';
import { usePicture } from '../../kit/person/picture.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import * as styles from './Picture.css.ts';
import { face } from './Picture.css.ts';
import { useRemovePicture } from './picture.queries.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { Section } from './Section.tsx';

/** The reasons to reject a file as a profile picture. */
type PictureProblem = 'wrongKind' | 'tooLarge' | 'unreadable';

/** Decodes a picture as the person sees it, or returns the reason to reject it. */
async function readPicture(file: File): Promise<ImageBitmap | PictureProblem> {
  if (!PHOTO_KINDS.includes(file.type)) return 'wrongKind';
  if (file.size > LARGEST_FILE) return 'tooLarge';
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => 'unreadable' as const);
}

interface Props {
  /** The picture's address; undefined if there is none. */
  address: string | undefined;
  /** Undefined until loaded. */
  name: string | undefined;
}

/** The person's picture, or tiles in its place. The text beside it says which. */
function Face({ address, name }: Props) {
  if (address !== undefined) return <img className={face} src={address} alt="" />;
  return <div className={face}>{name !== undefined && <Tiles seed={name} cols={1} rows={1} />}</div>;
}

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
