import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { makePdf } from './career-finder.queries.ts';
import { onScreen } from './report.css.ts';

/** Has a PDF made, and links to it: a browser may refuse a window that opens by itself. */
export function Paper({ page, reference, label }: { page: 'report' | 'toolkit'; reference?: string; label: string }) {
  const { t } = useTranslation('careerFinder');
  const making = useMutation({ mutationFn: () => makePdf(page, reference) });
  const paper = useFocusHome<HTMLDivElement>('a');
  return (
    <div ref={paper} className={classNames(row, onScreen)}>
      {making.data === undefined ? (
        <Button variant="line" busy={making.isPending ? t('pdf.busy') : undefined} onClick={() => making.mutate()}>
          {label}
        </Button>
      ) : (
        <MoreLink href={making.data} target="_blank" rel="noreferrer">
          {t('pdf.ready')}
        </MoreLink>
      )}
      <output>{making.data !== undefined && t('pdf.day')}</output>
      {making.error !== null && <p role="alert">{errorMessage(making.error) ?? t('notice.away.body')}</p>}
    </div>
  );
}
