import { createContext, use } from 'react';

/** Parts of the product that a union can switch on. */
export interface Flags {
  /** The language can be chosen. */
  translations: boolean;
  tedx: boolean;
  esu: boolean;
  careers: boolean;
}

/** What the pages name a price of before it is paid. */
type Price = 'parkingPermitGreenContribution' | 'studentCard' | 'researchFundDonation';

/** Facts about the union, read at run time from content/union.json by the server. */
export interface Union {
  id: string;
  name: string;
  /** Where the portal lives: what its addresses begin with, without a slash at the end. */
  origin: string;
  socials: readonly { name: string; url: string }[];
  flags: Flags;
  /** Euro cents by what is paid for. */
  prices: Readonly<Record<Price, number>>;
  /** An address on one of these proves where its owner studies. */
  emailDomains: { university: readonly string[]; juniorCollege: readonly string[] };
  payments: { simulated: boolean };
}

/**
 * The facts that the server wrote into `<script type="application/json" id="union">`. Browser only, before the first
 * render: components read them with `useUnion`. Throws on a page that no server of ours wrote.
 */
export const readUnion = (): Union => JSON.parse(document.getElementById('union')?.textContent ?? '');

const UnionContext = createContext<Union | undefined>(undefined);

/** Gives the facts to everything inside it. */
export const UnionProvider = UnionContext.Provider;

/** Facts about the union. Throws outside of its provider. */
export function useUnion(): Union {
  const union = use(UnionContext);
  if (!union) throw new Error('No UnionProvider');
  return union;
}
