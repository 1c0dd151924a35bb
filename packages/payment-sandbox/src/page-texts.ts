import type { TestCard } from './cards.ts';
import type { PayError } from './pay.ts';

export type PageTexts = {
  title: string;
  notice: string;
  noticeDetail: string;
  order: string;
  total: string;
  cardNumber: string;
  cardHint: string;
  pay: string;
  cancel: string;
  testCards: string;
  useCard: string;
  errorPrefix: string;
  errorTitle: string;
  errors: Record<PayError, string>;
  cards: Record<TestCard['name'], string>;
  expiredTitle: string;
  expiredDetail: string;
  back: string;
};

export const PAGE_TEXTS: Record<'en' | 'mt', PageTexts> = {
  en: {
    title: 'Pay by test card',
    notice: 'Sandbox: no money moves',
    noticeDetail: 'This page stands in for the payment provider. Do not enter a real card.',
    order: 'Order summary',
    total: 'Total',
    cardNumber: 'Card number',
    cardHint: 'One of the test cards below. No expiry date and no security code are asked.',
    pay: 'Pay',
    cancel: 'Cancel and go back',
    testCards: 'Test cards',
    useCard: 'Use this card',
    errorPrefix: 'Error:',
    errorTitle: 'Nothing was paid',
    errors: {
      unknownCard: 'Enter the number of one of the test cards',
      declined: 'The card was declined. Try another card',
      noFunds: 'There is not enough money on the card. Try another card',
    },
    cards: {
      pays: 'Pays at once',
      slow: 'Pays after a few seconds',
      declined: 'Is declined',
      noFunds: 'Has insufficient funds',
    },
    expiredTitle: 'The time to pay has run out',
    expiredDetail: 'Nothing was paid. Go back to start again.',
    back: 'Go back',
  },
  mt: {
    title: 'Ħallas b’karta tal-prova',
    notice: 'Ambjent tal-prova: ma jittieħdux flus',
    noticeDetail: 'Din il-paġna qiegħda minflok il-fornitur tal-ħlas. Iddaħħalx karta vera.',
    order: 'Sommarju tal-ordni',
    total: 'Total',
    cardNumber: 'Numru tal-karta',
    cardHint: 'Waħda mill-karti tal-prova hawn taħt. Mhux se nitolbuk id-data tal-iskadenza jew il-kodiċi tas-sigurtà.',
    pay: 'Ħallas',
    cancel: 'Ikkanċella u mur lura',
    testCards: 'Karti tal-prova',
    useCard: 'Uża din il-karta',
    errorPrefix: 'Żball:',
    errorTitle: 'Ma tħallas xejn',
    errors: {
      unknownCard: 'Daħħal in-numru ta’ waħda mill-karti tal-prova',
      declined: 'Il-karta ma ġietx aċċettata. Ipprova karta oħra',
      noFunds: 'M’hemmx biżżejjed flus fuq il-karta. Ipprova karta oħra',
    },
    cards: {
      pays: 'Tħallas mill-ewwel',
      slow: 'Tħallas wara ftit sekondi',
      declined: 'Ma tiġix aċċettata',
      noFunds: 'M’għandhiex biżżejjed flus',
    },
    expiredTitle: 'Għadda l-ħin għall-ħlas',
    expiredDetail: 'Ma tħallas xejn. Mur lura biex terġa’ tibda.',
    back: 'Mur lura',
  },
};
