import { AMOUNT_TYPES, SPONSOR_RANKS } from '../../site/sponsors';
import { VOTE_STATES } from '../../site/votes';
import { voteStateName } from '../sources/voteTopics';

export const MDX_DESCRIPTION = 'A file of content/ that is a page.';

/** What pages, sections, sponsors and topics look like in GraphQL; see `referenceTypes.ts` for the rest. */
export const SITE_TYPES = `
  "${MDX_DESCRIPTION}"
  type Mdx implements Node @dontInfer {
    "Below content/: guides/caching.mdx"
    path: String!
    "The file's name without its extension: caching"
    name: String!
    "Bytes."
    size: Int!
    "file: folders are of the type Section."
    type: String!
    ".mdx or .md"
    extension: String!
    "Its address on the site: /guides/caching/"
    url: String!
    "The top-level folder that holds it."
    section: Section
    "As in its frontmatter; the heading of the page."
    title: String!
    "Lower comes first; -1 is a section's first page."
    sort: Float!
    "The heading below which the sidebar lists it."
    group: String
    "Headings of level 2 to 6, in their order."
    anchors: [Anchor!]!
    "The text below each heading, as search goes through it."
    passages: [Passage!]!
    "GitHub names of those who wrote it."
    contributors: [String!]!
    "What to read next."
    related: [RelatedLink!]!
    "One sentence for search engines and link previews."
    description: String
    "The file that the text comes from, if it lives elsewhere."
    source: String
    "The page's own edit link, if its text lives elsewhere."
    edit: String
    "The repository of the package that the page describes, if there is one."
    repo: String
    "The day a post is published, of its frontmatter or its file's name."
    date: Date @dateformat
    "GitHub names of a post's authors."
    authors: [String!]!
    "A sentence or two of a post, for lists of posts."
    teaser: String
    "Minutes."
    readingTime: Int!
    "Whether readers see it already."
    publication: Publication!
    "Whether the site has the page: a build leaves out what is not published yet."
    isShown: Boolean!
    "The last change in git, if the history reaches back to it."
    updated: Date @dateformat
    "The last five changes in git that mean something to readers, the newest first."
    changes: [PageChange!]!
    "False for pages that are made to be printed."
    inNavigation: Boolean!
    "The pages of the same section in page order, this one included."
    siblings: [Mdx!]!
    "The page before this one in page order; of a post: the older one."
    previous: Mdx
    "The page after this one in page order; of a post: the newer one."
    next: Mdx
    "Everything of webpack that this page explains, or is to explain."
    reference: [WebpackReference!]!
    "The options that this page explains, or is to explain."
    options: [WebpackAnyOption!]!
    "The hooks that this page explains, or is to explain."
    hooks: [WebpackHook!]!
    "The text as it is written."
    body: String!
    "The compiled text."
    html: String!
    "The text as Markdown without components."
    markdown: String!
    "The script that holds the compiled text for the browser."
    chunk: String!
  }

  "A build leaves out drafts, and posts before their day."
  enum Publication {
    published
    draft
    scheduled
  }

  "A heading that can be linked to."
  type Anchor {
    "Its words."
    title: String!
    "What follows the # in an address."
    id: String!
    "2 to 6"
    level: Int!
  }

  "What stands below a heading."
  type Passage {
    "The id of the heading; empty for what comes before the first."
    anchor: String!
    "Its sentences."
    text: String!
    "The names that its sentences show as code."
    names: [String!]!
    "The names in its blocks of code."
    samples: [String!]!
    "The rows of its tables that have an address."
    rows: [PassageRow!]!
    "The messages that its tables explain, with … for what differs."
    messages: [String!]!
  }

  "What a row of a table says of a name."
  type PassageRow {
    "The hash of its address."
    id: String!
    "As its first cell shows it."
    name: String!
    "Its other cells."
    text: String!
  }

  "What changed on a page, and when."
  type PageChange {
    "The time of the commit."
    date: Date! @dateformat
    "What the commit says, without what only matters to those who work on the site."
    message: String!
    "The commit on GitHub, if the repository was cloned from there."
    url: String
  }

  "A link below a page."
  type RelatedLink {
    "Its words."
    title: String!
    "A path on this site, or an address elsewhere."
    url: String!
  }

  "A top-level folder of content/."
  type Section implements Node @dontInfer {
    "The folder's name: guides"
    name: String!
    "Below content/; the same as its name."
    path: String!
    "directory: files are of the type Mdx."
    type: String!
    "As the header shows it."
    title: String!
    "The address of its first page."
    url: String!
    "Whether all its pages can be printed as one."
    printable: Boolean!
    "Bytes of all its pages."
    size: Int!
    "In page order."
    pages: [Mdx!]!
  }

  "Something that webpack could do, and the public thread where one votes for it."
  type VoteTopic implements Node @dontInfer {
    "What it is, in a few words."
    title: String!
    "What it would bring, in a sentence or two."
    summary: String!
    "How far it is."
    state: VoteState!
    "The GitHub issue whose reactions are the votes."
    thread: String!
    "The day the issue was opened."
    opened: Date @dateformat
    "The release of webpack that brought it."
    shippedIn: String
  }

  enum VoteState {
    ${VOTE_STATES.map(voteStateName).join(' ')}
  }

  "Someone who supports webpack. Amounts are in US cents."
  type Sponsor implements Node @dontInfer {
    "The last part of the address of its page on Open Collective."
    slug: String
    "As it wants to be called."
    name: String!
    "Where its logo leads."
    website: String
    "The address of its logo."
    avatar: String
    "All it ever gave."
    totalCents: Int!
    "The average of a month over the last year."
    monthlyCents: Int!
    "The day of its first donation."
    firstDonation: Date @dateformat
    "What the repository's own list says about it."
    note: String
  }

  enum SponsorAmount {
    ${AMOUNT_TYPES.join(' ')}
  }

  enum SponsorRank {
    ${SPONSOR_RANKS.map(({ rank }) => rank).join(' ')}
  }

  "A list of sponsors as the site shows it."
  type SponsorList implements Node @dontInfer {
    "The amounts that it goes by."
    type: SponsorAmount!
    "How much the sponsors on it give."
    rank: SponsorRank!
    "In the order in which they are shown."
    sponsors: [ListedSponsor!]!
    "How many they are."
    count: Int!
  }

  "A sponsor on one of the lists."
  type ListedSponsor {
    "As it wants to be called."
    name: String!
    "Where its logo leads."
    url: String
    "The address of its logo."
    avatar: String
    "The amount that the list goes by."
    cents: Int!
  }

  "What is new in the documentation."
  type News {
    "One sentence."
    text: String!
    "The page about it."
    url: String!
  }

  "What the menus show: sections, and below them their pages."
  type NavigationItem @dontInfer {
    "As the menu shows it."
    title: String!
    "The page or folder below content/."
    content: String!
    "Where it leads."
    url: String!
    "The heading below which the sidebar lists it."
    group: String
    "Lower comes first."
    sort: Float!
    "The headings of the page."
    anchors: [Anchor!]!
    "The pages of a section; empty for a page."
    children: [NavigationItem!]!
    "Whether the item leads to the page at this path, or to one below it."
    isActive("An address on the site: /configuration/cache/" path: String!): Boolean!
  }
`;
