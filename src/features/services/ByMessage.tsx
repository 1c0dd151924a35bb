import { Banner } from '../../kit/ui/Banner.tsx';

interface Props {
  title: string;
  /** What to send, and what happens then. */
  how: string;
}

/** How something is asked for while its own pages are not there. */
export function ByMessage({ title, how }: Props) {
  return (
    <Banner title={title}>
      <p>{how}</p>
    </Banner>
  );
}
