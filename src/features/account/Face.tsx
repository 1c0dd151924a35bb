import { Tiles } from '../../kit/art/Tiles.tsx';
import { face } from './Picture.css.ts';

interface Props {
  /** The picture's address; undefined if there is none. */
  address: string | undefined;
  /** Undefined until loaded. */
  name: string | undefined;
}

/** The person's picture, or tiles in its place. The text beside it says which. */
export function Face({ address, name }: Props) {
  if (address !== undefined) return <img className={face} src={address} alt="" />;
  return <div className={face}>{name !== undefined && <Tiles seed={name} cols={1} rows={1} />}</div>;
}
