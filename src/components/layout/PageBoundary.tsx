import { Component, type ReactNode, useEffect } from 'react';
import { StaticPage } from './StaticPage';

declare global {
  interface Window {
    /** Read by `startScript`, which hides controls that only work with the app. */
    appHasStarted?: boolean;
  }
}

type PageBoundaryProps = { children: ReactNode };

/** No error may blank the page: it stays as it was, like a document without scripts. */
export class PageBoundary extends Component<PageBoundaryProps, { html?: string }> {
  override state: { html?: string } = {};

  // At this point React has not removed anything yet.
  static getDerivedStateFromError() {
    return { html: document.getElementById('___gatsby')?.innerHTML ?? '' };
  }

  override componentDidMount() {
    if (this.state.html === undefined) document.documentElement.classList.add('js');
  }

  override render() {
    const { html } = this.state;
    return (
      <>
        {html === undefined ? this.props.children : <StaticPage html={html} />}
        <Started />
      </>
    );
  }
}

/** The last part of the app: its effect runs when every other part listens to the reader. */
function Started() {
  useEffect(() => {
    window.appHasStarted = true;
    window.dispatchEvent(new Event('appstart'));
  }, []);
  return null;
}
