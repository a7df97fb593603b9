import type { GraphQLSchema } from 'graphql';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { fixSortingByResolvers } from '../patches/gatsbySort';
import { createPagesOf } from '../schema/context';
import { REFERENCE_TYPES } from '../schema/referenceTypes';
import { navigationResolvers } from '../schema/navigation';
import { pageResolvers } from '../schema/pages';
import { referenceResolvers } from '../schema/reference';
import { content, IS_DEVELOP, publicFiles } from './site';
import { MDX_DESCRIPTION, SITE_TYPES } from '../schema/types';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  fixSortingByResolvers();
  actions.createTypes([SITE_TYPES, REFERENCE_TYPES]);
}

const pagesOf = createPagesOf(content, IS_DEVELOP);

const RESOLVERS = {
  ...pageResolvers(content, pagesOf, publicFiles),
  ...navigationResolvers(content, pagesOf),
  ...referenceResolvers(content),
  SponsorList: {
    count: { resolve: ({ sponsors }: { sponsors: unknown[] }) => sponsors.length },
  },
};

// Gatsby types it as any function.
type AddResolvers = (resolvers: typeof RESOLVERS) => void;

export function createResolvers(args: CreateResolversArgs): void {
  (args.createResolvers as AddResolvers)(RESOLVERS);
  // The type is that of gatsby-plugin-mdx, to which Gatsby adds our fields without our description.
  const mdx = (args.intermediateSchema as GraphQLSchema).getType('Mdx');
  if (mdx) mdx.description = MDX_DESCRIPTION;
}
