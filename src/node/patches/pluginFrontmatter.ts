import engines from 'gray-matter/lib/engines';

/**
 * gatsby-plugin-mdx reads the frontmatter once more, and fails with its own error where it cannot. Nothing
 * of what it reads is used, and `readFrontmatter.ts` says what is wrong and where: so nothing is read here.
 */
export function leaveFrontmatterToUs(): void {
  engines.yaml.parse = () => ({});
}
