import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../kit/browser/copy-text.ts';
import { saveFile } from '../../kit/browser/save-file.ts';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useCan, useFact, useSend } from './complaint-form.flow.ts';
import * as styles from './Complaints.css.ts';

/** Keeps the person on the page while `isHeld`: links and Back call `tell` instead, and the browser asks before it closes the page. */
function useHold(isHeld: boolean, tell: () => void): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const stop = (event: Event) => event.preventDefault();
    const catchLinks = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || link.hasAttribute('download')) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    // Back leads to the same address: the page is not left.
    const stay = () => history.pushState(history.state, '', location.href);
    const catchBack = () => {
      stay();
      tell();
    };
    stay();
    addEventListener('popstate', catchBack);
    addEventListener('beforeunload', stop);
    document.addEventListener('click', catchLinks, true);
    return () => {
      removeEventListener('popstate', catchBack);
      removeEventListener('beforeunload', stop);
      document.removeEventListener('click', catchLinks, true);
    };
  }, [isHeld, tell]);
}

type Told = 'copied' | 'notCopied' | 'saved' | 'keepFirst' | undefined;

/** Returns the ways to keep the code on the device or on paper; `tell` is called with what came of each. */
function useWaysToKeep(code: string, tell: (told: Told) => void) {
  const { t } = useTranslation('complaints');
  const send = useSend();
  const copy = async () => {
    if (!(await copyText(code))) return tell('notCopied');
    send({ type: 'code.keep' });
    tell('copied');
  };
  const save = () => {
    saveFile(new Blob([t('code.file', { code })], { type: 'text/plain;charset=utf-8' }), t('code.fileName'));
    send({ type: 'code.keep' });
    tell('saved');
  };
  const printIt = () => {
    print();
    send({ type: 'code.keep' });
    tell(undefined);
  };
  return { copy, save, printIt };
}

/** Shows the code, once only: to be copied, printed, saved or written down before going on. */
export function CodeScreen() {
  const { t } = useTranslation('complaints');
  const send = useSend();
  const code = useFact(({ context }) => context.code) ?? '';
  const canLeave = useCan({ type: 'code.leave' });
  const [told, setTold] = useState<Told>();
  const [tellHeld] = useState(() => () => setTold('keepFirst'));
  const [isWritten, setIsWritten] = useState(false);
  const { copy, save, printIt } = useWaysToKeep(code, setTold);
  useHold(!canLeave && !isWritten, tellHeld);
  const leave = () => {
    if (!canLeave && !isWritten) return setTold('keepFirst');
    send({ type: 'code.keep' });
    send({ type: 'code.leave' });
  };
  const isBad = told === 'keepFirst' || told === 'notCopied';
  return (
    <div className={styles.page}>
      <PageTitle page={t('code.heading')} />
      <div className={stack.s}>
        <FocusHeading>{t('code.heading')}</FocusHeading>
        <Lead>{t('code.lead')}</Lead>
      </div>
      <p className={styles.code} data-testid="code">
        {code.split('-').map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </p>
      <div className={row}>
        <Button variant="line" onClick={() => void copy()}>
          {t('code.copy')}
        </Button>
        <Button variant="line" onClick={save}>
          {t('code.save')}
        </Button>
        <Button variant="line" onClick={printIt}>
          {t('code.print')}
        </Button>
        <output>{told !== undefined && !isBad && t(`code.${told}`)}</output>
      </div>
      <Checkbox
        label={t('code.written')}
        checked={isWritten}
        onChange={({ currentTarget }) => {
          setIsWritten(currentTarget.checked);
          setTold(undefined);
        }}
      />
      {told !== undefined && isBad && (
        <Banner tone="bad" role="alert">
          {t(`code.${told}`)}
        </Banner>
      )}
      <Banner title={t('code.lostTitle')}>
        <p>{t('code.lost')}</p>
      </Banner>
      <div>
        <Button variant="act" onClick={leave}>
          {t('code.leave')}
        </Button>
      </div>
    </div>
  );
}

function Arrived({ next, children }: { next: string; children: ReactNode }) {
  const { t } = useTranslation('complaints');
  return (
    <div className={styles.page}>
      <PageTitle page={t('sent.heading')} />
      <div className={stack.s}>
        <FocusHeading>{t('sent.heading')}</FocusHeading>
        <Lead>{t('sent.lead')}</Lead>
      </div>
      <p>{next}</p>
      <div className={row}>{children}</div>
    </div>
  );
}

/** A complaint with a name has arrived: it is in the account. */
export function SentScreen() {
  const { t } = useTranslation('complaints');
  return (
    <Arrived next={t('sent.named')}>
      <LinkButton variant="act" href={complaintPaths.mine()}>
        {t('sent.toMine')}
      </LinkButton>
    </Arrived>
  );
}

/** An anonymous complaint has arrived: only the code leads back to it. */
export function SentAnonymouslyScreen() {
  const { t } = useTranslation('complaints');
  return (
    <Arrived next={t('sent.anonymous')}>
      <LinkButton variant="line" href={complaintPaths.feedback()}>
        {t('guide.feedback')}
      </LinkButton>
      <LinkButton variant="quiet" href={paths.complaints()}>
        {t('sent.back')}
      </LinkButton>
    </Arrived>
  );
}
