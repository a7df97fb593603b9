import { version } from './about.js';
import { formatPrice } from './format.js';
import { MAX_ITEMS } from './settings.js';
import { slugify } from './slugify.js';
import { Button } from './ui/index.js';

console.log(version, formatPrice(MAX_ITEMS), slugify('Save changes'), Button('Save'));

const pages = {
  bar: () => import('./charts/bar.js'),
  line: () => import('./charts/line.js'),
  help: () => import(/* webpackChunkName: "help" */ './help.js'),
  support: () => import(/* webpackChunkName: "support" */ './help.js'),
  manual: () => import(/* webpackChunkName: "manual" */ './manual.js'),
  about: () => import(/* webpackChunkName: "about" */ './about.js'),
};

pages[location.hash.slice(1)]?.().then((page) => page.show?.());
