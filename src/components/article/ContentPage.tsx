import type { ComponentProps, ReactNode } from 'react';
import type { CardContext } from '../../site/card';
import { Seo } from '../seo/Seo';
import { Article } from './Article';
import { ArticleBody } from './ArticleBody';
import { ArticleFooter } from './ArticleFooter';
import { PageMarkdown } from './PageMarkdown';

/** What the build says about a page, besides its data. */
export type ContentPageContext = CardContext & { id: string; chunk: string };

type ContentPageProps = Pick<
  ComponentProps<typeof Article>,
  'before' | 'lead' | 'anchors' | 'isInSidebar'
> & {
  page: ComponentProps<typeof ArticleFooter>['page'] & {
    path: string;
    description: string | null;
  };
  context: ContentPageContext;
  /** Above the text, which may load later. */
  children?: ReactNode;
};

/** A page of `content/`, with its head. */
export const ContentPage = ({
  page,
  context: { chunk, card },
  children,
  ...article
}: ContentPageProps) => (
  <>
    <Seo
      title={page.title}
      description={page.description}
      pathname={page.url}
      card={card}
      isArticle
    />
    <Article
      title={page.title}
      actions={<PageMarkdown url={page.url} />}
      after={<ArticleFooter page={page} />}
      {...article}
    >
      {children}
      <ArticleBody key={page.path} path={page.path} chunk={chunk} />
    </Article>
  </>
);
