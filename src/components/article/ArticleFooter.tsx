import type { ComponentProps } from 'react';
import type { PageChange, PageLink, RelatedLink } from '../../site/types';
import { AdjacentPages } from './AdjacentPages';
import { Contributors } from './Contributors';
import { Feedback } from './Feedback';
import { FurtherReading } from './FurtherReading';
import { PageActions } from './PageActions';
import { PageHistory } from './PageHistory';

type ArticleFooterProps = {
  page: ComponentProps<typeof PageActions>['page'] &
    ComponentProps<typeof Feedback>['page'] & {
      related: readonly RelatedLink[];
      previous: PageLink | null;
      next: PageLink | null;
      contributors: readonly string[];
      changes: readonly PageChange[];
    };
};

/** What stands below the text of a page or a post. */
export const ArticleFooter = ({ page }: ArticleFooterProps) => (
  <>
    <FurtherReading related={page.related} />
    <Feedback page={page} />
    <PageActions page={page} />
    <PageHistory changes={page.changes} />
    <AdjacentPages previous={page.previous} next={page.next} />
    <Contributors usernames={page.contributors} />
  </>
);
