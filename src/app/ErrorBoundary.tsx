import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of this, for example to another path, is a new try. */
  resetKey: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
}

/** Shows the fallback in the place of a page that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
