import type { GraphQLSchema } from 'graphql';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { fixSortingByResolvers } from '../patches/gatsbySort';
import { REFERENCE_TYPES } from '../schema/referenceTypes';
import { NAVIGATION_RESOLVERS } from '../schema/navigation';
import { PAGE_RESOLVERS } from '../schema/pages';
import { REFERENCE_RESOLVERS } from '../schema/reference';
import { MDX_DESCRIPTION, SITE_TYPES } from '../schema/types';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  fixSortingByResolvers();
  actions.createTypes([SITE_TYPES, REFERENCE_TYPES]);
}

const RESOLVERS = {
  ...PAGE_RESOLVERS,
  ...NAVIGATION_RESOLVERS,
  ...REFERENCE_RESOLVERS,
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
