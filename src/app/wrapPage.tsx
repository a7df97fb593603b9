import type { WrapPageElementBrowserArgs } from 'gatsby';
import '../styles/index.css';
import { Frame, type FramedPage } from '../components/layout/Frame';
import { withoutPrefix } from '../site/site';

type PageProps = {
  data: never;
  location: { pathname: string };
  pageContext?: { to?: string };
};

const APP_SHELL = /^\/offline-plugin-app-shell-fallback\//;

/** Server and browser share this wrapper. It stays mounted while pages change. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { data, location, pageContext } = props as unknown as PageProps;
  const pathname = withoutPrefix(location.pathname);
  const isRedirect = pageContext?.to !== undefined;
  if (isRedirect || APP_SHELL.test(pathname)) return <>{element}</>;

  const { section, anchors } = (element.type as FramedPage).frame?.(data) ?? {};
  return (
    <Frame pathname={pathname} section={section ?? undefined} anchors={anchors}>
      {element}
    </Frame>
  );
}
