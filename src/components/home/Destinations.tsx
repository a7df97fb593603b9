import { withPrefix } from 'gatsby';
import * as styles from './Destinations.module.css';

type News = { text: string; url: string };

type DestinationsProps = {
  news: News | null;
};

const DESTINATIONS = [
  {
    url: '/guides/getting-started/',
    title: 'Get started',
    text: 'From an empty directory to a bundle that runs, one step at a time.',
  },
  {
    url: '/concepts/',
    title: 'Concepts',
    text: 'Entry, output, loaders, plugins: the ideas that everything else builds on.',
  },
  {
    url: '/configuration/',
    title: 'Configuration',
    text: 'The options, with their types, their defaults, and when to change them.',
  },
] as const;

/** Links from the start page into the documentation. */
export function Destinations({ news }: DestinationsProps) {
  return (
    <nav className={styles.root} aria-label="Where to go next">
      {DESTINATIONS.map((destination) => (
        <Destination key={destination.url} {...destination} />
      ))}
      <Destination
        url={news?.url ?? '/blog/'}
        title="What’s new"
        text={news?.text ?? 'Releases and plans, from the people who make webpack.'}
      />
    </nav>
  );
}

const Destination = ({ url, title, text }: { url: string; title: string; text: string }) => (
  <a className={styles.destination} href={withPrefix(url)}>
    <strong className={styles.title}>{title}</strong> <span>{text}</span>
  </a>
);
