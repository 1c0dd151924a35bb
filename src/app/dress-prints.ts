import { serverClock } from '../kit/clock/portal-clock.ts';
import { momentWords } from '../kit/i18n/dates.ts';

/** The page's address and the day, in the page's language. Without the query and the fragment: in mailed links they hold secrets. */
function nameThePrint(): void {
  const { lang } = document.documentElement;
  const today = momentWords(new Date(serverClock.now()).toISOString(), lang === 'mt' ? 'mt' : 'en');
  document.body.dataset['printed'] = `${location.host}${location.pathname}\n${today.date}`;
}

/** From now on whatever is printed bears the page's address and the day. */
export function dressPrints(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', media: 'print', href: new URL('print.css', import.meta.url).href });
  document.head.append(link);
  addEventListener('beforeprint', nameThePrint);
}
