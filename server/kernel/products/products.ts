import type { Union } from '../content/union.ts';
import type { OptionalStep, Product } from '../db/account-tables.ts';
import type { Bilingual } from '../db/schema.ts';
import type { ProblemCode } from '../http/problem-texts.ts';

type Facts = {
  /** The name on the payment page and on receipts. */
  name: Bilingual;
  /** Its price's name in union.json. */
  price: keyof Union['prices'];
  /** The registration step that offers it. */
  step: OptionalStep;
  /** True if it is bought again each scholastic year, false if once for good. */
  isYearly: boolean;
  /** The refusal to sell it again. */
  bought: ProblemCode;
};

/** The products that are sold besides bookings and rentals. */
export const products: Record<Product, Facts> = {
  parking_permit: {
    name: { en: 'Parking permit: green contribution', mt: 'Permess tal-parkeġġ: kontribuzzjoni ħadra' },
    price: 'parkingPermitGreenContribution',
    step: 'PARKING',
    isYearly: true,
    bought: 'permit_exists',
  },
  student_card: {
    name: { en: 'Student card', mt: 'Student card' },
    price: 'studentCard',
    step: 'STUDENT_CARD',
    isYearly: false,
    bought: 'card_exists',
  },
  research_fund: {
    name: { en: 'Donation to the research fund', mt: 'Donazzjoni għall-fond tar-riċerka' },
    price: 'researchFundDonation',
    step: 'SOLIDARITY_FUND',
    isYearly: false,
    bought: 'donated_already',
  },
};

/** The product that is offered in an optional step of the registration. */
export function productOf(step: OptionalStep): Product {
  const found = (Object.keys(products) as Product[]).find((product) => products[product].step === step);
  if (found === undefined) throw new Error(`Nothing is offered in the step ${step}: name it in products.ts`);
  return found;
}

/** Euro cents. */
export const priceOf = ({ prices }: Pick<Union, 'prices'>, product: Product): number => prices[products[product].price];
