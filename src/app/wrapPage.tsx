import type { WrapPageElementBrowserArgs } from 'gatsby';
import '../styles/index.css';
import { Frame, type FrameSection } from '../components/layout/Frame';
import { withoutPrefix } from '../site/site';
import type { Anchor } from '../site/types';

/** What the frame reads of a page's query. */
type FrameData = {
  mdx?: { section?: FrameSection | null; anchors?: readonly Anchor[] } | null;
  section?: FrameSection | null;
};

// Screens that are nothing but a step to another one.
const BARE = /^\/offline-plugin-app-shell-fallback\//;

/** The one wrapper of server and browser: it stays in place while pages come and go. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { data, location, pageContext } = props as unknown as {
    data?: FrameData;
    location: { pathname: string };
    pageContext?: { to?: string };
  };
  const pathname = withoutPrefix(location.pathname);
  if (BARE.test(pathname) || pageContext?.to) return <>{element}</>;

  return (
    <Frame
      pathname={pathname}
      section={data?.mdx?.section ?? data?.section ?? undefined}
      anchors={data?.mdx?.anchors}
    >
      {element}
    </Frame>
  );
}
