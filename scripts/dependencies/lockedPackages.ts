/** The part of package-lock.json that is read here. */
export type Lock = {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      dev?: boolean;
      hasInstallScript?: boolean;
      link?: boolean;
    }
  >;
};

export type PackageFacts = {
  /** Packages that run a script when they are installed, including those for tests. */
  installScripts: string[];
  /** Names of the packages that the site is built with and runs with, by license. */
  licenses: Record<string, string[]>;
};

const nameOf = (location: string) => location.split('node_modules/').at(-1) ?? location;

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** The packages that someone who trusts this repository has to trust too. */
export function packageFacts({ packages }: Lock): PackageFacts {
  const all = Object.entries(packages)
    .filter(([location, { link }]) => location.includes('node_modules/') && !link)
    .map(([location, entry]) => ({ name: nameOf(location), ...entry }));
  const production = all.filter(({ dev }) => !dev);
  const licenses = unique(production.map(({ license }) => license ?? NO_LICENSE));
  return {
    installScripts: unique(
      all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    ),
    licenses: Object.fromEntries(
      licenses.map((license) => [
        license,
        unique(
          production
            .filter((each) => (each.license ?? NO_LICENSE) === license)
            .map(({ name }) => name),
        ),
      ]),
    ),
  };
}

export const NO_LICENSE = 'none stated';
