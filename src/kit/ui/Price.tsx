import { figures } from '../theme/layout.css.ts';

interface Props {
  /** The amount in cents, and as text. */
  price: { amount: number; formatted: string };
  /** 'Free', in place of zero. */
  freeLabel: string;
}

/** A price. */
export function Price({ price, freeLabel }: Props) {
  return <span className={figures}>{price.amount === 0 ? freeLabel : price.formatted}</span>;
}
