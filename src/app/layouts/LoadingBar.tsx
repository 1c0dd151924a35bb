import { useNavigationProgress } from '../navigation-progress.ts';
import { loading } from './Frame.css.ts';

/** A thin bar at the top while the next page loads. Focus on its heading announces the page, so the bar itself is silent. */
export function LoadingBar() {
  const progress = useNavigationProgress();
  return progress === 'idle' ? null : <div className={loading} data-progress={progress} aria-hidden="true" />;
}
