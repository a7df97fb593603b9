/** The hosts by what a page may use them for, as in a content security policy. */
export type Sources = {
  script?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
};

type OtherHost = Sources & {
  purpose: string;
  /** The build uses this host only if this environment variable is set. */
  when?: string;
};

/** All other hosts that pages may use; the content security policy blocks any other. */
export const OTHER_HOSTS: readonly OtherHost[] = [
  {
    purpose: 'pictures of contributors',
    img: ['https://github.com', 'https://avatars.githubusercontent.com'],
  },
  { purpose: 'logos of sponsors', img: ['https://images.opencollective.com'] },
  { purpose: 'votes', connect: ['https://api.github.com'] },
  {
    purpose: 'search by Algolia',
    when: 'GATSBY_ALGOLIA_APP_ID',
    connect: ['https://*.algolia.net', 'https://*.algolianet.com'],
  },
  {
    purpose: 'analytics',
    when: 'GATSBY_ANALYTICS_ID',
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
];

/** The hosts that a build uses with these environment variables. */
export const hostsInUse = (variables: Readonly<Record<string, string | undefined>>) =>
  OTHER_HOSTS.filter(({ when }) => when === undefined || variables[when]);
