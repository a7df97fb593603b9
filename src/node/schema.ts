import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { isInNavigation } from './content/pageOrder';
import type { Page } from './content/page';
import { readingTime } from './content/readingTime';
import { bodyOf, isShown, lastChange, liveRelated, publicationOf } from './library';
import { newsOf } from './news';
import { bodyChunkUrl } from './publicFiles';
import { readReference } from './reference/reference';
import { REFERENCE_TYPES } from './reference/schema';
import { inPageOrder, neighbours } from './siblings';
import { TODAY } from './today';

/** An Mdx node as `nodes.ts` leaves it. */
export type MdxNode = Node & { fields: { page: Page } };
export type SectionNode = Node & { name: string; title: string; url: string; printable: boolean };

type Context = {
  nodeModel: {
    findAll<T>(
      args: { type: string },
      dependencies: { connectionType: string },
    ): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
};

const TYPES = `
  "A file of content/ that is a page."
  type Mdx implements Node @dontInfer {
    "Below content/: guides/caching.mdx"
    path: String! @proxy(from: "fields.page.path")
    name: String! @proxy(from: "fields.page.name")
    "Bytes."
    size: Int! @proxy(from: "fields.page.size")
    type: String!
    extension: String! @proxy(from: "fields.page.extension")
    url: String! @proxy(from: "fields.page.url")
    section: Section
    title: String! @proxy(from: "fields.page.title")
    "Lower comes first; -1 is a section's first page."
    sort: Float! @proxy(from: "fields.page.sort")
    group: String @proxy(from: "fields.page.group")
    "Headings of level 2 to 6, in their order."
    anchors: [Anchor!]!
    "The text below each heading, as search goes through it."
    passages: [Passage!]!
    contributors: [String!]! @proxy(from: "fields.page.contributors")
    related: [RelatedLink!]!
    description: String @proxy(from: "fields.page.description")
    source: String @proxy(from: "fields.page.source")
    "The page's own edit link, if its text lives elsewhere."
    edit: String @proxy(from: "fields.page.edit")
    repo: String @proxy(from: "fields.page.repo")
    "The day a post is published, of its frontmatter or its file's name."
    date: Date @dateformat @proxy(from: "fields.page.date")
    authors: [String!]! @proxy(from: "fields.page.authors")
    teaser: String @proxy(from: "fields.page.teaser")
    "Minutes."
    readingTime: Int!
    "published, draft or scheduled"
    publication: String!
    "Whether the site has the page: a build leaves out what is not published yet."
    isShown: Boolean!
    "The last change in git, if the history reaches back to it."
    updated: Date @dateformat
    "False for pages that are made to be printed."
    inNavigation: Boolean!
    "The pages of the same section in page order, this one included."
    siblings: [Mdx!]!
    "Of a post: the older one."
    previous: Mdx
    next: Mdx
    "The text as it is written."
    body: String!
    "The compiled text."
    html: String!
    "The script that holds the compiled text for the browser."
    chunk: String!
  }

  "A heading that can be linked to."
  type Anchor {
    title: String!
    id: String!
    level: Int!
  }

  "What stands below a heading."
  type Passage {
    "The id of the heading; empty for what comes before the first."
    anchor: String!
    text: String!
    "The names that its sentences show as code."
    names: [String!]!
    "The names in its blocks of code."
    samples: [String!]!
  }

  type RelatedLink {
    title: String!
    url: String!
  }

  "A top-level folder of content/."
  type Section implements Node @dontInfer {
    name: String!
    path: String!
    type: String!
    title: String!
    url: String!
    printable: Boolean!
    "Bytes of all its pages."
    size: Int!
    "In page order."
    pages: [Mdx!]!
  }

  "Something that webpack could do, and the public thread where one votes for it."
  type VoteTopic implements Node @dontInfer {
    title: String!
    summary: String!
    "idea, in progress or shipped"
    state: String!
    "The GitHub issue whose reactions are the votes."
    thread: String!
    opened: Date @dateformat
    "The release of webpack that brought it."
    shippedIn: String
  }

  "Someone who supports webpack. Amounts are in US cents."
  type Sponsor implements Node @dontInfer {
    "Of its page on Open Collective."
    slug: String
    name: String!
    website: String
    avatar: String
    totalCents: Int!
    "The average of a month over the last year."
    monthlyCents: Int!
    firstDonation: Date @dateformat
    note: String
  }

  "A list of sponsors as the site shows it."
  type SponsorList implements Node @dontInfer {
    "Whose amounts it goes by: total or monthly."
    type: String!
    rank: String!
    sponsors: [ListedSponsor!]!
    count: Int!
  }

  type ListedSponsor {
    name: String!
    url: String
    avatar: String
    cents: Int!
  }

  "What is new in the documentation."
  type News {
    text: String!
    "Where it is told."
    url: String!
  }

  "What the menus show: sections, and below them their pages."
  type NavigationItem @dontInfer {
    title: String!
    "The page or folder below content/."
    content: String!
    url: String!
    group: String
    sort: Float!
    anchors: [Anchor!]!
    children: [NavigationItem!]!
    "Whether the item leads to the page at this path, or to one below it."
    isActive(path: String!): Boolean!
  }
`;

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([TYPES, REFERENCE_TYPES]);
}

/** All nodes of a type; what reads them is run again when one is added. */
async function allOf<T>(type: string, { nodeModel }: Context): Promise<T[]> {
  const { entries } = await nodeModel.findAll<T>({ type }, { connectionType: type });
  return [...entries];
}

/** The pages of a section in page order, without those made to be printed. */
async function pagesOf(section: string, context: Context): Promise<MdxNode[]> {
  const nodes = await allOf<MdxNode>('Mdx', context);
  return inPageOrder(
    nodes.filter(
      ({ fields: { page } }) => page.section === section && isInNavigation(page) && isShown(page),
    ),
  );
}

const siblingsOf = ({ fields: { page } }: MdxNode, context: Context) =>
  page.section === undefined ? [] : pagesOf(page.section, context);

const isPost = (page: Page): page is Page & { date: string } => typeof page.date === 'string';

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

const RESOLVERS = {
  Mdx: {
    type: { resolve: () => 'file' },
    section: {
      resolve: ({ fields: { page } }: MdxNode, _: unknown, { nodeModel }: Context) =>
        page.section === undefined
          ? null
          : nodeModel.findOne({
              type: 'Section',
              query: { filter: { name: { eq: page.section } } },
            }),
    },
    related: { resolve: ({ fields }: MdxNode) => liveRelated(fields.page) },
    updated: { resolve: ({ fields }: MdxNode) => lastChange(fields.page) },
    publication: { resolve: ({ fields }: MdxNode) => publicationOf(fields.page) },
    isShown: { resolve: ({ fields }: MdxNode) => isShown(fields.page) },
    inNavigation: { resolve: ({ fields }: MdxNode) => isInNavigation(fields.page) },
    anchors: { resolve: async ({ fields }: MdxNode) => (await bodyOf(fields.page)).anchors },
    passages: { resolve: async ({ fields }: MdxNode) => (await bodyOf(fields.page)).passages },
    html: { resolve: async ({ fields }: MdxNode) => (await bodyOf(fields.page)).html },
    readingTime: {
      resolve: async ({ fields }: MdxNode) => readingTime((await bodyOf(fields.page)).html),
    },
    chunk: {
      resolve: async ({ fields: { page } }: MdxNode) =>
        bodyChunkUrl(page.path, (await bodyOf(page)).html),
    },
    siblings: {
      resolve: (node: MdxNode, _: unknown, context: Context) => siblingsOf(node, context),
    },
    previous: {
      resolve: async (node: MdxNode, _: unknown, context: Context) =>
        neighbours(await siblingsOf(node, context), node).previous,
    },
    next: {
      resolve: async (node: MdxNode, _: unknown, context: Context) =>
        neighbours(await siblingsOf(node, context), node).next,
    },
  },
  Section: {
    path: { resolve: ({ name }: SectionNode) => name },
    type: { resolve: () => 'directory' },
    size: {
      resolve: async ({ name }: SectionNode, _: unknown, context: Context) =>
        sum((await pagesOf(name, context)).map(({ fields }) => fields.page.size)),
    },
    pages: {
      resolve: ({ name }: SectionNode, _: unknown, context: Context) => pagesOf(name, context),
    },
  },
  SponsorList: {
    count: { resolve: ({ sponsors }: { sponsors: unknown[] }) => sponsors.length },
  },
  NavigationItem: {
    isActive: {
      resolve: ({ url }: { url: string }, { path }: { path: string }) => path.startsWith(url),
    },
    anchors: {
      resolve: async ({ page }: { page?: Page }) => (page ? (await bodyOf(page)).anchors : []),
    },
  },
  Query: {
    news: {
      type: 'News',
      resolve: async (_: unknown, __: unknown, context: Context) => {
        const pages = (await allOf<MdxNode>('Mdx', context))
          .map(({ fields }) => fields.page)
          .filter(isShown);
        return newsOf({
          posts: pages.filter(isPost),
          reference: readReference(),
          urls: new Set(pages.map(({ url }) => url)),
          today: TODAY,
        });
      },
    },
    navigation: {
      type: '[NavigationItem!]!',
      resolve: async (_: unknown, __: unknown, context: Context) => {
        const sections = await allOf<SectionNode>('Section', context);
        return Promise.all(
          sections.map(async ({ name, title, url }, index) => ({
            title,
            content: name,
            url,
            sort: index,
            children: (await pagesOf(name, context)).map(({ fields: { page } }) => ({
              title: page.title || page.name,
              content: page.path,
              url: page.url,
              group: page.group,
              sort: page.sort,
              children: [],
              page,
            })),
          })),
        );
      },
    },
  },
};

// Gatsby types it as any function.
type AddResolvers = (resolvers: typeof RESOLVERS) => void;

export function createResolvers({ createResolvers: add }: CreateResolversArgs): void {
  (add as AddResolvers)(RESOLVERS);
}
