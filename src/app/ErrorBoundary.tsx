import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wrap } from '../kit/theme/layout.css.ts';
import { Button } from '../kit/ui/Button.tsx';

/** Shown if not even the error page can be fetched. */
export function PlainFailure() {
  const { t } = useTranslation('shell');
  return (
    <div className={wrap}>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorBody')}</p>
      <Button variant="act" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}

interface Props {
  /** A change of this value, for example to another path, renders the children again. */
  resetKey: string;
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
  resetKey: string;
}

/** Shows the fallback in place of children that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}
