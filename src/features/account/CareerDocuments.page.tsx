import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import * as styles from './Account.css.ts';
import { AddDocument } from './AddDocument.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentsQuery, useReadDocuments, type CareerFile } from '../../kit/documents/documents.queries.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Section } from './Section.tsx';

/** The server refuses more. */
const most = 20;

/** CVs and related documents: /account/career-documents */
export default function CareerDocumentsPage() {
  const { t } = useTranslation(['documents', 'shell']);
  const documents = useQuery(documentsQuery);
  const [news, setNews] = useState<{ id: string; text: string }>();
  const readAgain = useReadDocuments();
  const tell = (key: 'uploaded' | 'deleted' | 'replaced', { id, file_name: name }: CareerFile) =>
    setNews({ id: `${key} ${id}`, text: t(key, { name }) });
  const deleted = (file: CareerFile) => {
    tell('deleted', file);
    readAgain();
  };
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('shell:pages.careerDocuments')}</h1>
        <Lead>{t('lead')}</Lead>
      </div>
      {news && <StatusMessage key={news.id}>{news.text}</StatusMessage>}
      <Loaded query={documents} parts={['heading', 'long', 'long']}>
        {(all) => (
          <>
            {all.length < most ? <AddDocument onAdded={(file) => tell('uploaded', file)} /> : <p>{t('full')}</p>}
            {all.length === 0 ? (
              <EmptyState title={t('none')} art={<Tiles seed="documents" cols={1} rows={1} />}>
                <p>{t('noneBody')}</p>
              </EmptyState>
            ) : (
              <Section title={t('list')}>
                <ul>
                  {all.map((file) => (
                    <DocumentRow
                      key={file.id}
                      file={file}
                      onDeleted={() => deleted(file)}
                      onReplaced={(now) => tell('replaced', now)}
                    />
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
