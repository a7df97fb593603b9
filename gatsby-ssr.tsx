import { type GatsbySSR, withPrefix } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { discoveryHead } from './src/app/discoveryHead';
import { themeHead } from './src/app/themeHead';
import { wrapPage } from './src/app/wrapPage';
import { ServedBodies } from './src/components/article/servedBody';
import { scriptJson, structuredData, type ArticleData } from './src/components/seo/structuredData';
import { fromBodyChunk } from './src/endpoints/bodyChunk';
import { compactHtml } from './src/endpoints/compactHtml';
import { ADDRESSES } from './src/site/offline/addresses';

// If this bundle imported `fs`, Gatsby would render every page again on each build. The name of a body
// holds its hash and is in the page's context, so a page whose body changes is rendered again anyway.
const { readFileSync } = process.getBuiltinModule('node:fs');

const readBody = (chunk: string) => fromBodyChunk(readFileSync(`public${chunk}`, 'utf8'));

export const wrapPageElement = wrapPage;

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <ServedBodies.Provider value={readBody}>{element}</ServedBodies.Provider>
);

// react-helmet's state is shared by all pages, and Gatsby renders two at a time: nothing may wait
// between rendering a page and reading its head.
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const html = renderToString(<>{bodyComponent}</>);
  const head = Helmet.renderStatic();
  replaceBodyHTMLString(compactHtml(html));
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
    head.noscript.toComponent(),
  ]);
};

type LoadPageData = (path: string) => PageData;
type PageData = {
  componentChunkName?: string;
  result?: { data?: { mdx?: ArticleData | null } };
};

/** Pages that are read without the app, which starts when the reader needs it. */
const READ_WITHOUT_APP = /templates-(page|post|blog|types)-tsx$|pages-index-tsx$/;

/** Structured data for search engines. Browsers do not need it, so it is not part of the app. */
function articleData(page: PageData | undefined): ReactElement[] {
  const article = page?.result?.data?.mdx;
  if (!article) return [];
  const json = scriptJson(structuredData(article));
  return [
    <script key="article" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />,
  ];
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const page = (loadPageDataSync as LoadPageData | undefined)?.(pathname);
  if (READ_WITHOUT_APP.test(page?.componentChunkName ?? '')) {
    setHtmlAttributes({ 'data-start': 'intent' } as object);
  }
  setHeadComponents([
    // Missing in `develop`, which renders one document for all pages.
    ...articleData(page),
    ...themeHead,
    <link key="icon" rel="icon" href={withPrefix(ADDRESSES.icon)} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix('/icons/cube-180.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    ...discoveryHead(),
  ]);
};

// Gatsby writes all styles into every document. As a file they are loaded once for the whole visit.
function linkedStyles(component: ReactNode): ReactNode {
  if (!isValidElement<Record<string, string>>(component) || component.type !== 'style') {
    return component;
  }
  const href = component.props['data-href'];
  return href ? <link key={href} rel="stylesheet" href={href} /> : component;
}

// The browser requests analytics itself, unless the reader declines: see `startAnalytics`.
const ANALYTICS_REQUESTS = [
  'gatsby-plugin-google-gtag',
  'preconnect-google-gtag',
  'dns-prefetch-google-gtag',
];

// The same text on every page, so that one policy names the scripts of all of them.
const PAGE_PATH_SCRIPT = 'window.pagePath=document.currentScript.dataset.path';

/** Gatsby writes a script with the page's path into each document. */
function namedPagePath(component: ReactNode, pathname: string): ReactNode {
  if (!isValidElement(component) || component.key !== 'script-loader') return component;
  return (
    <script
      key="script-loader"
      data-path={pathname}
      dangerouslySetInnerHTML={{ __html: PAGE_PATH_SCRIPT }}
    />
  );
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const isOurs = (component: ReactNode) =>
    !isValidElement(component) || !ANALYTICS_REQUESTS.includes(String(component.key));
  replaceHeadComponents(getHeadComponents().filter(isOurs).map(linkedStyles));
  replacePostBodyComponents(
    getPostBodyComponents()
      .filter(isOurs)
      .map((component) => namedPagePath(component, pathname)),
  );
};
