import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { CodeCamera } from '../../kit/scanner/CodeCamera.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useFact, useGiven, useSend } from './door.flow.ts';
import * as styles from './Door.css.ts';
import { Conflicts } from './Conflicts.tsx';
import { NameSearch } from './NameSearch.tsx';
import { TypedCode } from './TypedCode.tsx';
import { VerdictPanel } from './VerdictPanel.tsx';

/** Keeps the screen on while the page is in sight, where the browser can. Returns the function that ends it. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    const keep = (given: WakeLockSentinel | undefined) => (lock = given);
    // Refused on a low battery, say.
    void navigator.wakeLock?.request('screen').then(keep, () => keep(undefined));
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

type Way = 'camera' | 'search' | 'typed';
const ways: readonly Way[] = ['camera', 'search', 'typed'];

/** The doors' entries so far, as far as this device knows; undefined before the list is open. */
function useNews() {
  const { device } = useGiven();
  return useSyncExternalStore(device.subscribe, device.news);
}

/** The gate: who comes is read by the camera, found by name or typed, and the verdict is shown. */
export function ScanScreen() {
  const { t } = useTranslation('door');
  const send = useSend();
  const news = useNews();
  const [way, setWay] = useState<Way>('camera');
  const problem = useFact(({ context }) => context.problem?.code);
  useEffect(() => keepAwake(), []);
  return (
    <section className={styles.gate}>
      <PageTitle page={news?.event ?? t('title')} />
      <Head />
      <VerdictPanel />
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {t(`problems.${problem}`)}
        </Banner>
      )}
      {way === 'camera' && (
        <CodeCamera
          label={t('camera')}
          otherwise={t('noCamera')}
          onCode={(code) => send({ type: 'code.read', code })}
        />
      )}
      {way === 'search' && <NameSearch />}
      {way === 'typed' && <TypedCode />}
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>{t('ways.label')}</legend>
        {ways.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.way}
            aria-pressed={way === each}
            onClick={() => setWay(each)}
          >
            {t(`ways.${each}`)}
          </button>
        ))}
      </fieldset>
      <Conflicts conflicts={news?.conflicts ?? []} />
      <Foot />
    </section>
  );
}

/** The event, how many are inside, and what waits for the network. */
function Head() {
  const { t } = useTranslation(['door', 'desk', 'common']);
  const send = useSend();
  const news = useNews();
  const door = useFact(({ context }) => context.door ?? '');
  const isOffline = useFact((snapshot) => snapshot.hasTag('isOffline'));
  const isLoggedOut = useFact((snapshot) => snapshot.hasTag('isLoggedOut'));
  const isShutOut = useFact((snapshot) => snapshot.hasTag('isShutOut'));
  const waiting = news?.waiting ?? 0;
  const tickets = news?.tickets ?? 0;
  const network = isLoggedOut ? 'loggedOut' : isShutOut ? 'shutOut' : isOffline ? 'offline' : 'online';
  return (
    <header className={styles.head}>
      <FocusHeading>{door}</FocusHeading>
      <p className={styles.count}>
        {tickets === 0 ? t('noTickets') : t('inside', { inside: news?.inside ?? 0, count: tickets })}
      </p>
      <p className={styles.network} data-network={network}>
        {t(`network.${network}`)}
        {waiting > 0 && `. ${t('waiting', { count: waiting })}`}
      </p>
      {isLoggedOut && (
        <LinkButton variant="line" href={deskPaths.door()}>
          {t('logIn')}
        </LinkButton>
      )}
      {isShutOut && (
        <Banner tone="bad" role="alert">
          <p>{t('problems.notAllowed')}</p>
          <div className={row}>
            <Button variant="line" onClick={() => send({ type: 'list.retry' })}>
              {t('common:tryAgain')}
            </Button>
            <LinkButton variant="line" href={deskPaths.home()}>
              {t('desk:title')}
            </LinkButton>
          </div>
        </Banner>
      )}
    </header>
  );
}

/** The other doors, the list's age, and the ways out. */
function Foot() {
  const { t } = useTranslation('door');
  const send = useSend();
  const news = useNews();
  const words = useMomentWords();
  if (news === undefined) return null;
  return (
    <footer className={styles.foot}>
      {news.doors.length > 0 && (
        <ul className={styles.doors} aria-label={t('doors')}>
          {news.doors.map(({ door, inside }) => (
            <li key={door}>{t('doorCount', { door, count: inside })}</li>
          ))}
        </ul>
      )}
      <p>{t('listOf', { event: news.event, time: words(news.savedAt).time })}</p>
      <div className={row}>
        <Button variant="quiet" onClick={() => send({ type: 'door.rename' })}>
          {t('rename')}
        </Button>
        <LinkButton variant="quiet" href={deskPaths.door()}>
          {t('dates.title')}
        </LinkButton>
      </div>
    </footer>
  );
}
