const VARIABLE = /^process\.env\.(\w+)$/;

/** Variables that the site and Gatsby's part of it read. */
const READ = /^(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Definitions without the variables of the terminal. Gatsby defines all of them for the renderer of
 * documents, and webpack compiles every module again if one is new or gone.
 */
export function withoutTerminal(
  definitions: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv,
): Record<string, unknown> {
  const isOfTerminal = (key: string) => {
    const name = VARIABLE.exec(key)?.[1];
    return name !== undefined && name in environment && !READ.test(name);
  };
  return Object.fromEntries(Object.entries(definitions).filter(([key]) => !isOfTerminal(key)));
}
