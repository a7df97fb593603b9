import type { ReactElement } from 'react';
import { SITE } from '../site/site';
import { searchScript } from './searchScript';
import { startScript } from './startScript';
import { themeScript } from './themeScript';

/** Indentation is for those who edit a script, not for every document. */
const inline = (key: string, script: string) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: script.replace(/\n\s*/g, '\n') }} />
);

/** The parts of the head that have to run before the first paint, and before the app. */
export const themeHead: readonly ReactElement[] = [
  <meta key="theme-color" name="theme-color" content={SITE.themeColor} />,
  inline('start', startScript),
  inline('theme', themeScript),
  inline('search', searchScript),
];
