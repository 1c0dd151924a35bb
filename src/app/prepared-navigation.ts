import type { AroundNavHandler } from 'wouter';
import { headFor, isLeaving } from '../browser/reload-once.ts';
import { navigationBegan, navigationEnded } from './navigation-progress.ts';

/**
 * Keeps the old page on screen until the next one can be shown. A later navigation overtakes an earlier one; what cannot
 * be fetched is navigated to all the same, so that the error page says so.
 */
export function preparedNavigation(prepare: (address: string) => Promise<unknown> | undefined): AroundNavHandler {
  let latest: symbol | undefined;
  return (navigate, to, options) => {
    const mine = Symbol(to);
    latest = mine;
    const preparing = prepare(to);
    headFor(preparing && to);
    if (preparing === undefined) return navigate(to, options);
    navigationBegan();
    const arrive = () => {
      if (latest !== mine || isLeaving()) return;
      headFor(undefined);
      navigationEnded();
      navigate(to, options);
    };
    void preparing.then(arrive, arrive);
  };
}
