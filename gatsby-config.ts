import type { GatsbyConfig } from 'gatsby';
import { isSymbolicLink } from './src/node/content/files/symbolicLinks';
import { TYPES_VARIABLE } from './src/node/files/checkout';
import { PATH_PREFIX, SITE } from './src/site/site';

const measurementId = process.env['GATSBY_ANALYTICS_ID'];

const config: GatsbyConfig = {
  siteMetadata: { title: SITE.title, siteUrl: SITE.url, description: SITE.description },
  ...(PATH_PREFIX && { pathPrefix: PATH_PREFIX }),
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: process.env[TYPES_VARIABLE] !== 'saved',
    documentSearchPaths: ['./src/node/**/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // A link upward would be followed for ever.
      options: { name: 'content', path: 'content', ignore: [isSymbolicLink] },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-catch-links',
    ...(measurementId
      ? [
          {
            resolve: 'gatsby-plugin-google-gtag',
            options: { trackingIds: [measurementId], pluginConfig: { respectDNT: true } },
          },
        ]
      : []),
    ...(process.env['GATSBY_OFFLINE'] === 'off' ? [] : ['gatsby-plugin-offline']),
  ],
};

export default config;
