import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands in place of a part that has failed. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

/** An error in a part ends that part, and not the page around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(this.tryAgain) : children;
  }
}
