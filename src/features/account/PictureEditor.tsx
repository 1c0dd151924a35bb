import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Account.css.ts';
import { largestSquare } from './crop.ts';
import { Cropper } from './Cropper.tsx';
import { Failure } from '../../kit/content/Failure.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { useUploadPicture } from './picture.queries.ts';

interface Props {
  file: File;
  picture: ImageBitmap;
  /** `saved`, or undefined if the person discarded the picture. */
  onDone: (what: 'saved' | undefined) => void;
}

/** Crops a chosen picture to a square, and uploads it. */
export function PictureEditor({ file, picture, onDone }: Props) {
  const { t } = useTranslation('account');
  const [square, setSquare] = useState(() => largestSquare(picture));
  const { mutate, isPending, error } = useUploadPicture();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={stack.m}>
      <h3 ref={heading} className={styles.smallTitle} tabIndex={-1}>
        {t('details.picture.crop')}
      </h3>
      <Cropper picture={picture} square={square} onChange={setSquare} />
      <Failure error={error} />
      <div className={styles.actions}>
        <Button
          variant="act"
          busy={isPending ? t('details.picture.saving') : undefined}
          onClick={() => mutate({ file, square }, { onSuccess: () => onDone('saved') })}
        >
          {t('details.picture.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(undefined)}>
          {t('details.cancel')}
        </Button>
      </div>
    </div>
  );
}
