import type { PlugIn } from '../../kernel/feature.ts';
import { buy } from '../../kernel/products/buy.ts';
import { purchasePayable } from '../../kernel/products/payable.ts';
import type { SoldProduct } from '../../kernel/products/sold-product.ts';

const thanks = {
  en: 'Thank you. Your donation supports your fellow students’ research.',
  mt: 'Grazzi. Id-donazzjoni tiegħek tmur għar-riċerka ta’ studenti bħalek.',
};

const donation: SoldProduct = {
  product: 'research_fund',
  page: { path: '/account', label: { en: 'See my account', mt: 'Ara l-kont tiegħi' } },
  // A donation is given by its giver.
  deliver: () => Promise.resolve(true),
  receipt: (_, { locale }) => Promise.resolve({ paragraphs: [thanks[locale]] }),
};

/** Donations to the research fund. */
export const donationFeature: PlugIn = (kernel) => ({
  handlers: { donateToResearch: async (call) => ({ data: await buy(kernel, donation.product, call) }) },
  payables: [purchasePayable(kernel, donation)],
  soldProducts: [donation],
});
