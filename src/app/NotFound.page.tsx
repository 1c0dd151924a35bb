import { NotFound } from './NotFound.tsx';

/** 404: there is no page at this address. */
export default function NotFoundPage() {
  return <NotFound />;
}
