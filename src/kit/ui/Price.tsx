import { figures } from '../theme/layout.css.ts';

interface Props {
  /** Amount in cents, and as it is written. */
  price: { amount: number; formatted: string };
  /** 'Free', in the place of zero. */
  freeLabel: string;
}

/** What something costs. */
export function Price({ price, freeLabel }: Props) {
  return <span className={figures}>{price.amount === 0 ? freeLabel : price.formatted}</span>;
}
