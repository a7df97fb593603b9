import { withPrefix } from 'gatsby';
import { Byline } from './Byline';
import * as styles from './PostList.module.css';

export type ListedPost = {
  url: string;
  title: string;
  date: string | null;
  teaser: string | null;
  description: string | null;
  readingTime: number;
  publication: string;
};

type PostListProps = { posts: readonly ListedPost[] };

/** The posts of the blog, newest first. */
export function PostList({ posts }: PostListProps) {
  if (posts.length === 0) return <p>There is no post yet.</p>;

  return (
    <ol className={styles.root}>
      {posts.map((post) => (
        <li key={post.url} className={styles.post}>
          <h2>
            <a href={withPrefix(post.url)}>{post.title}</a>
            {post.publication !== 'published' && (
              <>
                {' '}
                <span className="badge">{post.publication}</span>
              </>
            )}
          </h2>
          <Byline date={post.date} readingTime={post.readingTime} />
          <p>{post.teaser ?? post.description}</p>
        </li>
      ))}
    </ol>
  );
}
