import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../../kit/theme/layout.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import * as styles from './Contact.css.ts';
import type { Sent } from './contact.queries.ts';

/** A message is on its way: its reference, and a copy of it to keep. */
export function MessageSent({ sent: { message, receipt }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation(['contact', 'shell']);
  const { long, time } = useMomentWords()(receipt.sent_at);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Banner tone="ok">
        <h3 ref={heading} className={styles.sentTitle} tabIndex={-1}>
          {t('sent.title')}
        </h3>
        <p>{t('sent.body', { email: message.email })}</p>
      </Banner>
      <SummaryList
        answers={[
          { label: t('sent.reference'), value: receipt.reference },
          { label: t('sent.at'), value: `${long}, ${time}` },
          { label: t('write.topic'), value: t(`topics.${message.topic}`) },
          { label: t('write.message'), value: <span className={styles.message}>{message.message}</span> },
        ]}
      />
      <div className={row}>
        <Button variant="line" onClick={onAnother}>
          {t('sent.another')}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t('shell:print')}
        </Button>
      </div>
    </div>
  );
}
