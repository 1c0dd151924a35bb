import { NotFound } from './StatusPage.tsx';

/** 404: there is no page at this address. */
export default function NotFoundPage() {
  return <NotFound />;
}
