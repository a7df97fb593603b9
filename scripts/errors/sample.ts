import type { Configuration } from 'webpack';
import type webpack from 'webpack';

type Webpack = typeof webpack;

/** What a sample works with: its folder, and a build of it with other options. */
export type Bench = {
  webpack: Webpack;
  project: string;
  build: (config?: Configuration) => Promise<string>;
};

/** The smallest project that makes webpack, or what runs its bundle, print a message. */
export type Sample = {
  files?: Readonly<Record<string, string>>;
  config?: Configuration | ((bench: { webpack: Webpack; project: string }) => Configuration);
  /** Runs the bundle with Node.js, and prints what that prints, too. */
  runsBundle?: boolean;
  /** Where a build is not enough: what the reader would see. */
  print?: (bench: Bench) => string | Promise<string>;
};

/** The samples of a page by the id of the heading that explains them; several for several rows. */
export type Samples = Readonly<Record<string, Sample | readonly Sample[]>>;
