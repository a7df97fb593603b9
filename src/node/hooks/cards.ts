import type { CreatePageArgs } from 'gatsby';
import { HOME_HEADLINE, VOTE_SCREEN } from '../../site/screens';
import { cardText, type SharedPage } from '../cards/cardText';
import { minorOf } from '../reference/release/history';
import { readReference } from '../reference/reference';
import { cards, content, IS_DEVELOP } from './site';

/** Has the card of a page drawn; `develop` has none. */
export const drawCard = (page: SharedPage & { url: string }): string | undefined =>
  IS_DEVELOP ? undefined : cards.draw(page.url, cardText(page, documentedRelease()));

const documentedRelease = () => minorOf(readReference().versions['webpack'] ?? '');

type ContentPage = {
  url: string;
  title: string;
  section: { title: string } | null;
  description: string | null;
  teaser: string | null;
  date: string | null;
};

export const cardOfContent = ({ section, description, teaser, ...page }: ContentPage) =>
  drawCard({ ...page, section: section?.title, description: description ?? teaser });

/** Gatsby finds the pages of `src/pages` itself, so their cards are added afterwards. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  const screen = screens().find(({ url }) => url === page.path);
  const card = screen && drawCard(screen);
  if (!card) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, card } });
}

const screens = () => [
  VOTE_SCREEN,
  { url: '/', title: HOME_HEADLINE, description: homeDescription() },
];

const homeDescription = () => content.pages().find(({ url }) => url === '/')?.description;
