import type { ReactElement } from 'react';
import { SITE } from '../site/site';
import { themeScript } from './themeScript';

/** What the head needs before the first paint. */
export const themeHead: readonly ReactElement[] = [
  <meta key="theme-color" name="theme-color" content={SITE.themeColor} />,
  <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
];
