import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { FilesButton } from '../../kit/forms/FilesButton.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { describedBy, FieldNotes } from '../../kit/ui/Field.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './rentals.css.ts';
import { fetchMyDocument, type RentalRequest, useAddDocuments, useRemoveDocument } from './rentals.queries.ts';

type Document = RentalRequest['documents'][number];

const most = 5;

interface ListProps {
  documents: readonly Document[];
  fetchFile: (document: string) => Promise<Blob>;
  /** Without it, nothing can be removed. */
  onRemove?: ((document: Pick<Document, 'id' | 'name'>) => void) | undefined;
  /** The one that is being removed. */
  leaving?: string | undefined;
}

/** The documents of a request, each to be saved. */
export function DocumentList({ documents, fetchFile, onRemove, leaving }: ListProps) {
  const { t } = useTranslation('rentals');
  return (
    <ul className={styles.documents}>
      {documents.map(({ id, name }) => (
        <li key={id} className={styles.document}>
          <span className={styles.name}>{name}</span>
          <SaveButton variant="quiet" name={name} of={name} fetchFile={() => fetchFile(id)}>
            {t('documents.save')}
          </SaveButton>
          {onRemove !== undefined && (
            <Button
              variant="quiet"
              busy={leaving === id ? t('documents.removing') : undefined}
              onClick={() => onRemove({ id, name })}
            >
              {t('documents.remove')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The documents of one's own request; up to five can be added while it can be changed. */
export function MyDocuments({ request }: { request: RentalRequest }) {
  const { t } = useTranslation(['rentals', 'common']);
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const [done, setDone] = useState<string>();
  const [times, setTimes] = useState(0);
  const section = useFocusHome<HTMLElement>('h2');
  const adding = useAddDocuments(request.id);
  const removing = useRemoveDocument(request.id);
  const { documents, can_change } = request;
  const news = [done, refused].filter((each) => each !== undefined).join('. ');
  if (!can_change && documents.length === 0) return null;
  const add = (files: File[], problem: string | undefined) => {
    const room = most - documents.length;
    const taken = files.slice(0, room);
    const names = taken.map(({ name }) => name).join(', ');
    setDone(undefined);
    setTimes(times + 1);
    setRefused(problem ?? (files.length > room ? t('documents.tooMany') : undefined));
    if (taken.length > 0) adding.mutate(taken, { onSuccess: () => setDone(t('documents.added', { names })) });
  };
  const remove = ({ id: document, name }: Pick<Document, 'id' | 'name'>) => {
    setDone(undefined);
    setRefused(undefined);
    removing.mutate(document, { onSuccess: () => setDone(t('documents.removed', { name })) });
  };
  return (
    <section ref={section} className={stack.s} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{t('documents.title')}</h2>
      {can_change && <FieldNotes id={id} hint={t('documents.hint')} error={refused} />}
      {documents.length > 0 && (
        <DocumentList
          documents={documents}
          fetchFile={(document) => fetchMyDocument(request.id, document)}
          onRemove={can_change ? remove : undefined}
          leaving={removing.isPending ? removing.variables : undefined}
        />
      )}
      <Failure error={adding.error ?? removing.error} />
      <LiveRegion text={<span key={times}>{adding.isPending ? t('documents.adding') : news}</span>} />
      {can_change && documents.length < most && (
        <div>
          <FilesButton
            id={id}
            choose={adding.isPending ? t('documents.adding') : t('documents.add')}
            label={t('documents.title')}
            labelId={`${id}-label`}
            describedBy={describedBy(id, { hint: t('documents.hint'), error: refused })}
            isWrong={refused !== undefined}
            onChosen={add}
          />
        </div>
      )}
    </section>
  );
}
