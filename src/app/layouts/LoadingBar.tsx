import { useNavigationProgress } from '../navigation-progress.ts';
import { loading } from './Frame.css.ts';

/** A thin bar on top while the next page loads. Focus on its heading says the arrival, so the bar itself is silent. */
export function LoadingBar() {
  const progress = useNavigationProgress();
  return progress === 'idle' ? null : <div className={loading} data-progress={progress} aria-hidden="true" />;
}
