import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { fetchMyFile, myComplaintQuery, useWriteToComplaint } from './complaints.queries.ts';
import { ComplaintView } from './ComplaintView.tsx';

/** One of the person's complaints, and its conversation: /account/complaints/:complaint */
export default function MyComplaintPage() {
  const { t } = useTranslation(['complaints', 'shell']);
  const { complaint: id = '' } = useParams();
  const query = useQuery(myComplaintQuery(id));
  const { mutateAsync } = useWriteToComplaint(id);
  return (
    <div className={stack.l}>
      <p>
        <a href={complaintPaths.mine()}>{t('shell:pages.myComplaints')}</a>
      </p>
      <Loaded query={query}>
        {(complaint) => (
          <ComplaintView
            complaint={complaint}
            formId={`complaint-${id}`}
            send={mutateAsync}
            fetchFile={(file) => fetchMyFile(id, file)}
          />
        )}
      </Loaded>
    </div>
  );
}
