import type { AroundNavHandler } from 'wouter';
import { headFor, isLeaving } from '../kit/browser/reload-once.ts';
import { navigationBegan, navigationEnded } from './navigation-progress.ts';

/**
 * Keeps the old page on screen until the next one can be shown. A later navigation, or Back, overtakes an earlier one. If fetching fails, it
 * navigates all the same, so that the error page says so.
 */
export function preparedNavigation(prepare: (address: string) => Promise<unknown> | undefined): AroundNavHandler {
  let latest: symbol | undefined;
  const end = () => {
    latest = undefined;
    headFor(undefined);
    navigationEnded();
  };
  addEventListener('popstate', end);
  return (navigate, to, options) => {
    const preparing = prepare(to);
    if (preparing === undefined) {
      end();
      return navigate(to, options);
    }
    const mine = Symbol(to);
    latest = mine;
    headFor(to);
    navigationBegan();
    const arrive = () => {
      if (latest !== mine || isLeaving()) return;
      end();
      navigate(to, options);
    };
    void preparing.then(arrive, arrive);
  };
}
