import { routeOf, type Route } from '../site/offline/routing';
import { isForeign, wasForeign } from './clients';
import { answerDocument, answerExistence } from './documents';
import { answerAsset, answerData, answerHashed } from './files';
import { activate, install } from './install';
import { answerMessage } from './messages';
import { answerOtherImage } from './otherImages';
import { answerPageData } from './pageData';
import { scope, sitePath, type FetchEvent } from './scope';

const ANSWERS: Record<Route, (event: FetchEvent) => Promise<Response>> = {
  document: answerDocument,
  existence: answerExistence,
  'page-data': answerPageData,
  hashed: answerHashed,
  data: answerData,
  asset: answerAsset,
  'other-image': answerOtherImage,
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', answerMessage);
scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const facts = { method, mode, destination, url: siteUrl(url) };
  const route = routeOf(facts, scope.location.origin);
  if (route && !isForeign(event.clientId)) event.respondWith(answer(event, route));
});

/** Addresses outside of the site's folder are neither pages nor files of this site. */
function siteUrl(address: string): URL {
  const url = new URL(address);
  if (url.origin !== scope.location.origin) return url;
  const path = sitePath(address);
  return path === undefined ? new URL('about:blank') : new URL(path, url);
}

const answer = async (event: FetchEvent, route: Route) =>
  (await wasForeign(event.clientId)) ? fetch(event.request) : ANSWERS[route](event);
