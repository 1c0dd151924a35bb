import { NotFound } from './NotFound.tsx';

/** 404: no page stands at this address. */
export default function NotFoundPage() {
  return <NotFound />;
}
