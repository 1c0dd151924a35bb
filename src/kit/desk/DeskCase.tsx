import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../content/Loaded.tsx';
import { DeskRoom } from './DeskRoom.tsx';

interface Props<Case, Key extends QueryKey> {
  query: UseQueryOptions<Case, Error, Case, Key>;
  children: (found: Case) => ReactNode;
}

function Found<Case, Key extends QueryKey>({ query, children }: Props<Case, Key>) {
  return <Loaded query={useQuery(query)}>{children}</Loaded>;
}

/** A room's page of one case. */
export function DeskCase<Case, Key extends QueryKey>(props: Props<Case, Key>) {
  return (
    <DeskRoom>
      <Found {...props} />
    </DeskRoom>
  );
}
