import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Replaces a part that has failed. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

/** Limits an error to one part of the page. */
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
