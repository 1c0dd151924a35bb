import { Tiles } from '../../kit/art/Tiles.tsx';
import { face } from './Picture.css.ts';

interface Props {
  /** Of the picture; undefined where there is none. */
  address: string | undefined;
  /** Undefined until it is known. */
  name: string | undefined;
}

/** The person's picture, or the tiles that stand for them. The words beside it say which. */
export function Face({ address, name }: Props) {
  if (address !== undefined) return <img className={face} src={address} alt="" />;
  return <div className={face}>{name !== undefined && <Tiles seed={name} cols={1} rows={1} />}</div>;
}
