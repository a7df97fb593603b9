import type { ReactElement } from 'react';
import { SITE } from '../site/site';
import { searchScript } from './searchScript';
import { startScript } from './startScript';
import { themeScript } from './themeScript';

/** The parts of the head that have to run before the first paint, and before the app. */
export const themeHead: readonly ReactElement[] = [
  <meta key="theme-color" name="theme-color" content={SITE.themeColor} />,
  <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
  <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
  <script key="search" dangerouslySetInnerHTML={{ __html: searchScript }} />,
];
