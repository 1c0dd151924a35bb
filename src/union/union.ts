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

/** Stands in where no server wrote the facts into the page. */
const defaultUnion: Union = {
  id: 'su',
  name: 'Għaqda',
  origin: '',
  socials: [],
  flags: { translations: true, tedx: true, esu: true, careers: true },
  prices: { parkingPermitGreenContribution: 700, studentCard: 500, researchFundDonation: 100 },
  emailDomains: { university: ['uni.example'], juniorCollege: ['jc.example'] },
  payments: { simulated: true },
};

/**
 * The facts that the server wrote into `<script type="application/json" id="union">`. Browser only, before the first
 * render: components read them with `useUnion`.
 */
export function readUnion(): Union {
  const text = document.getElementById('union')?.textContent?.trim();
  if (!text) return defaultUnion;
  const facts: Partial<Union> = JSON.parse(text);
  return { ...defaultUnion, ...facts, flags: { ...defaultUnion.flags, ...facts.flags } };
}

const UnionContext = createContext<Union>(defaultUnion);

/** Gives the facts to everything inside it. */
export const UnionProvider = UnionContext.Provider;

/** Facts about the union. */
export const useUnion = (): Union => use(UnionContext);
