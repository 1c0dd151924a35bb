import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pending } from './ContentPage.css.ts';
import { Loaded } from './Loaded.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The page's title in case its data cannot be read. */
  title: string;
  children: (data: Data) => ReactNode;
}

/** A page that is empty without its data. */
export function LoadedPage<Data>({ query, title, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <div className={pending}>
      {query.isError && <h1>{title}</h1>}
      <Loaded query={query} parts={['heading', 'long', 'medium', 'tiles', 'long', 'long', 'medium']}>
        {children}
      </Loaded>
    </div>
  );
}
