import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useGiven, useSend } from './door.flow.ts';
import * as styles from './Door.css.ts';

/** Finds people on the list as somebody types. */
export function NameSearch() {
  const { t } = useTranslation('door');
  const { device } = useGiven();
  const send = useSend();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const found = device.search(words);
  return (
    <div className={styles.search}>
      <TextInput
        id="door-search"
        name="search"
        label={t('search.label')}
        hint={t('search.hint')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <LiveRegion text={words === '' ? '' : t('search.found', { count: found.length })} />
      {words !== '' && found.length === 0 && <p>{t('search.none')}</p>}
      <ul className={styles.found}>
        {found.map(({ id, name, kind, seat }) => {
          const shown = name ?? t('nobodyNamed');
          return (
            <li key={id} className={styles.person}>
              <span>
                <strong>{shown}</strong> {[kind, seat].filter(Boolean).join(', ')}
              </span>
              <Button
                onClick={() => {
                  send({ type: 'ticket.choose', id });
                  setTyped('');
                }}
              >
                <span>
                  {t('search.letIn')}
                  <VisuallyHidden>, {shown}</VisuallyHidden>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
