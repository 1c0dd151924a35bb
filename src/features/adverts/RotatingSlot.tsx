import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { advertsQuery } from './adverts.queries.ts';
import { RotatingAdvert } from './RotatingAdvert.tsx';
import { markSeen, wasSeen } from './seen.ts';

/** The banner adverts, until they are closed. Only after consent: it asks the server, and stores that they were closed. */
export function RotatingSlot() {
  const [isClosed, setClosed] = useState(() => wasSeen('rotating'));
  const { data } = useQuery({ ...advertsQuery, enabled: !isClosed });
  if (isClosed || data === undefined || data.banners.length === 0) return null;
  const close = () => {
    markSeen('rotating');
    setClosed(true);
  };
  return <RotatingAdvert adverts={data.banners} onClose={close} />;
}
