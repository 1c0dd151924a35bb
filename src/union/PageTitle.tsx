import { useUnion } from './union.ts';

interface Props {
  /** What the page is called. */
  page: string;
  /** 'Error', while the page shows an error summary. */
  prefix?: string | undefined;
}

/** The document's title: '{page} · Għaqda', or 'Error: {page} · Għaqda'. At most one on a page. */
export function PageTitle({ page, prefix }: Props) {
  const { name } = useUnion();
  return <title>{`${prefix === undefined ? '' : `${prefix}: `}${page} · ${name}`}</title>;
}
