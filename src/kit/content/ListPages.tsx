import { useTranslation } from 'react-i18next';
import { Pagination } from '../ui/Pagination.tsx';

interface Props {
  /** The list's position, as the server returns it. */
  meta: { page: number; pages: number };
  /** The address of a page; undefined asks for the first. */
  href: (page: number | undefined) => string;
}

/** The pages of a list. */
export function ListPages({ meta: { page, pages }, href }: Props) {
  const { t } = useTranslation(['content', 'common']);
  return (
    <Pagination
      page={page}
      pages={pages}
      href={(page) => href(page === 1 ? undefined : page)}
      labels={{
        nav: t('content:pages'),
        previous: t('common:previous'),
        next: t('common:next'),
        page: (page) => t('content:page', { page }),
      }}
    />
  );
}
