import type { Queryable } from '../../kernel/db/database.ts';
import type { PlugIn } from '../../kernel/feature.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { buy } from '../../kernel/products/buy.ts';
import { purchasePayable } from '../../kernel/products/payable.ts';
import type { SoldProduct } from '../../kernel/products/sold-product.ts';
import { type CardDeps, canOrderCards, issueCard, readCard } from './cards.ts';

/** The personal data in student cards. */
export const cardData: PersonalData = {
  tables: { student_cards: { secrets: [], hasHistory: true, deletion: 'goes' } },
};

const arrived: Record<Locale, (number: string) => string[]> = {
  en: (number) => [
    `Your student card is ready. Its number is ${number}.`,
    'Open it in your account to show in shops: it has a code for them to scan.',
  ],
  mt: (number) => [
    `L-istudent card tiegħek hi lesta. Numru: ${number}.`,
    'Uriha fil-ħwienet mill-kont tiegħek: fiha kodiċi li jiskennjawh.',
  ],
};

async function numberOf(db: Queryable, purchaseId: string): Promise<string> {
  const card = db.selectFrom('student_cards').select('number').where('purchase_id', '=', purchaseId);
  return (await card.executeTakeFirst())?.number ?? '';
}

const studentCard = (deps: CardDeps): SoldProduct => ({
  product: 'student_card',
  page: { path: '/account/student-card', label: { en: 'See my student card', mt: 'Ara l-istudent card tiegħi' } },
  deliver: (trx, { id, userId }) => issueCard(deps, trx, { userId, purchaseId: id }),
  receipt: async (db, { id, locale }) => ({ paragraphs: arrived[locale](await numberOf(db, id)) }),
});

/** Student cards. */
export const cardFeature: PlugIn = (kernel) => {
  const sold = studentCard(kernel);
  const demandOnSale = () => {
    if (!canOrderCards(kernel)) throw new Problem(409, 'cards_closed');
  };
  return {
    handlers: {
      buyStudentCard: async (call) => ({ data: await buy(kernel, sold.product, call, demandOnSale) }),
      getStudentCard: async ({ user, locale }) => ({ data: await readCard(kernel, present(user), locale) }),
    },
    payables: [purchasePayable(kernel, sold)],
    soldProducts: [sold],
    personal: cardData,
  };
};
