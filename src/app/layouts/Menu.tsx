import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye } from '../../art/Eye.tsx';
import { Strakes } from '../../art/Strakes.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useUnion } from '../../union/union.ts';
import { paths } from '../paths.ts';
import * as bar from './Bar.css.ts';
import { LanguageMenu } from './late-parts.ts';
import { Logo } from './Logo.tsx';
import * as styles from './Menu.css.ts';
import { MenuSections } from './MenuSections.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every section of the site over the whole screen. Esc, Close and any link shut it; focus goes back to the toggle. */
export function Menu({ open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { socials } = useUnion();
  const dialog = useModal(open);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    // The links inside are what is pressed; the dialog only notices that one was.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.root} aria-label={t('mainMenu')} onClose={onClose} onClick={closeOnLink}>
      <div className={styles.page}>
        <div>
          <Strakes />
          <div className={bar.inner}>
            <Logo onHull />
            <LanguageMenu className={styles.item} />
            <button type="button" className={styles.close} onClick={onClose}>
              <span className={styles.cross} aria-hidden="true" />
              {t('close')}
            </button>
          </div>
        </div>
        <MenuSections onDone={onClose} />
        <div className={styles.eye} aria-hidden="true">
          <div className={styles.eyeBox}>
            <Eye brow="yellow" iris="sky" />
          </div>
        </div>
        <div className={styles.foot}>
          <div className={styles.footInner}>
            <span className={styles.footLabel}>{t('reachUs')}</span>
            <a href={paths.contact()}>{t('pages.contact')}</a>
            {socials.map(({ name, url }) => (
              <a key={url} href={url}>
                {name}
              </a>
            ))}
          </div>
        </div>
      </div>
    </dialog>
  );
}
