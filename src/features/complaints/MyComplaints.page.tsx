import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { tones } from './ComplaintView.tsx';
import * as styles from './Complaints.css.ts';
import { myComplaintsQuery } from './complaints.queries.ts';
import { useDayWords } from '../../kit/content/day-words.ts';

/** The complaints that the person made under their name: /account/complaints */
export default function MyComplaintsPage() {
  const { t } = useTranslation(['complaints', 'shell']);
  const complaints = useQuery({ ...myComplaintsQuery, staleTime: 0 });
  const day = useDayWords();
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1>{t('shell:pages.myComplaints')}</h1>
        <Lead>{t('mine.lead')}</Lead>
      </div>
      <Loaded query={complaints} parts={['heading', 'long', 'long']}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('mine.none')} art={<Tiles seed="complaints" cols={1} rows={1} />}>
              <p>{t('mine.noneBody')}</p>
            </EmptyState>
          ) : (
            <ul className={styles.entries}>
              {all.map(({ id, type_name, state, sent_on, new_messages }) => (
                <li key={id} className={styles.entry}>
                  <a href={complaintPaths.one(id)}>{type_name}</a>
                  {new_messages > 0 && <Badge tone="low">{t('mine.new', { count: new_messages })}</Badge>}
                  <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                  <span className={styles.when}>{day(sent_on).date}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={row}>
        <LinkButton variant="line" href={complaintPaths.write()}>
          {t('guide.write')}
        </LinkButton>
      </div>
    </div>
  );
}
