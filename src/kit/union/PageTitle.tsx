import { useTranslation } from 'react-i18next';
import { useHasErrors } from './title-prefix.ts';
import { useUnion } from './union.ts';

interface Props {
  /** The page's title. */
  page: string;
  /** 'Error', while the page shows an error summary; a `<Form>` sets it by itself. */
  prefix?: string | undefined;
}

/** The document's title: '{page} · Għaqda', or 'Error: {page} · Għaqda'. At most one on a page. */
export function PageTitle({ page, prefix }: Props) {
  const { t } = useTranslation();
  const { name } = useUnion();
  const hasErrors = useHasErrors();
  const before = prefix ?? (hasErrors ? t('errorPrefix') : undefined);
  return <title>{`${before === undefined ? '' : `${before}: `}${page} · ${name}`}</title>;
}
