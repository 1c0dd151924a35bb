import { useTranslation } from 'react-i18next';
import { Eye } from '../../kit/art/Eye.tsx';
import { Strakes } from '../../kit/art/Strakes.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { paths } from '../../kit/paths.ts';
import * as bar from './Bar.css.ts';
import { LanguageMenu } from './late-parts.ts';
import { Logo } from './Logo.tsx';
import { closeMenu, menuCommand, menuId } from './menu-dialog.ts';
import * as styles from './Menu.css.ts';
import { MenuSections } from './MenuSections.tsx';

/** Every section of the site over the whole screen. Esc, Close and any link close it; focus returns to the button. */
export function Menu() {
  const { t } = useTranslation('shell');
  const { socials } = useUnion();
  return (
    <dialog id={menuId} className={styles.root} aria-label={t('mainMenu')}>
      <div className={styles.page}>
        <div>
          <Strakes />
          <div className={bar.inner}>
            <Logo onHull />
            <LanguageMenu className={styles.item} />
            <button type="button" className={styles.close} {...menuCommand('close')}>
              <span className={styles.cross} aria-hidden="true" />
              {t('close')}
            </button>
          </div>
        </div>
        <MenuSections onDone={closeMenu} />
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
