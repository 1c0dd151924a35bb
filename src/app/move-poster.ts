import { nextTask } from '../kit/browser/next-task.ts';
import { paths } from '../kit/paths.ts';

/** The name of the one poster that two pages share; an event's page has it in its styles. */
const NAME = 'view-transition-name';

const isList = (address: string) => address === paths.events();
const isEvent = (address: string) => /^[^/]+$/.test(address.replace(`${paths.events()}/`, ''));

/** The poster of an event on the list, in the card of the link that leads there. */
function posterOnList(address: string): HTMLElement | undefined {
  const link = [...document.querySelectorAll('a')].find(({ pathname }) => pathname === address);
  const poster = link?.closest('article')?.firstElementChild;
  return poster instanceof HTMLElement ? poster : undefined;
}

/** True between the list of events and the page of one of them, where motion is welcome. */
export function movesPoster(to: string): boolean {
  const from = location.pathname;
  const isBetween = (isList(from) && isEvent(to)) || (isEvent(from) && isList(to));
  return isBetween && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves the event's poster from its place on this page to that on the next one, which is to be shown as soon as this resolves. */
export function movePoster(to: string): Promise<void> {
  const from = location.pathname;
  let poster = isList(from) ? posterOnList(to) : undefined;
  poster?.style.setProperty(NAME, 'poster');
  return new Promise((resolve) => {
    const moving = document.startViewTransition(async () => {
      resolve();
      // React renders the next page in microtasks, while the browser shows the old one.
      await nextTask();
      poster ??= posterOnList(from);
      if (isList(to)) poster?.style.setProperty(NAME, 'poster');
    });
    const rest = () => poster?.style.removeProperty(NAME);
    // A page that is hidden, or left again at once, moves nothing.
    moving.ready.catch(() => undefined);
    moving.finished.then(rest, rest);
  });
}
