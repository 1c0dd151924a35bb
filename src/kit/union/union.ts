import { createContext, use } from 'react';

/** Parts of the product that a union can switch on. */
export interface Flags {
  /** True if the language can be chosen. */
  translations: boolean;
  tedx: boolean;
  esu: boolean;
  careers: boolean;
}

/** Payments whose price a page shows before they are made. */
type Price = 'parkingPermitGreenContribution' | 'studentCard' | 'researchFundDonation';

/** Facts about the union, which the server reads at run time from content/union.json. */
export interface Union {
  id: string;
  name: string;
  /** The portal's address, with which all its URLs begin, without a trailing slash. */
  origin: string;
  socials: readonly { name: string; url: string }[];
  flags: Flags;
  /** Euro cents by kind of payment. */
  prices: Readonly<Record<Price, number>>;
  /** An email address at one of these domains proves where its owner studies. */
  emailDomains: { university: readonly string[]; juniorCollege: readonly string[] };
  payments: { simulated: boolean };
}

/**
 * The facts that the server wrote into `<script type="application/json" id="union">`. Browser only, before the first
 * render: components read them with `useUnion`. Throws if the portal's server did not write the page.
 */
export const readUnion = (): Union => JSON.parse(document.getElementById('union')?.textContent ?? '');

const UnionContext = createContext<Union | undefined>(undefined);

/** Provides the facts to its children. */
export const UnionProvider = UnionContext.Provider;

/** Facts about the union. Throws outside its provider. */
export function useUnion(): Union {
  const union = use(UnionContext);
  if (!union) throw new Error('No UnionProvider');
  return union;
}
