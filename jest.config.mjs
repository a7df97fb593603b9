const SUPPORT = '<rootDir>/__tests__/support';

function swc(options) {
  return [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', ...options },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
      },
    },
  ];
}

function project(name, options) {
  return {
    displayName: name,
    testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
    roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/__tests__'],
    testEnvironment: 'node',
    setupFiles: [`${SUPPORT}/jestGlobal.ts`],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '\\.ts$': swc({ tsx: false }),
      '\\.tsx$': swc({ tsx: true }),
      '\\.css$': `${SUPPORT}/cssTransform.mjs`,
    },
    resetMocks: true,
    ...options,
  };
}

const unit = project('unit');

const component = project('component', {
  testEnvironment: 'jsdom',
  setupFiles: [`${SUPPORT}/jestGlobal.ts`, `${SUPPORT}/jsdomGaps.ts`],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: {
    '^gatsby$': `${SUPPORT}/gatsby.ts`,
    // Its ES modules are not marked as such, which only bundlers put up with.
    '^@docsearch/react/modal$':
      '<rootDir>/node_modules/@docsearch/react/dist/umd/DocSearchModal.js',
  },
});

const site = project('site');

const e2e = project('e2e', {
  globalSetup: `${SUPPORT}/startSite.ts`,
  globalTeardown: `${SUPPORT}/stopSite.ts`,
});

/** @type {import('jest').Config} */
export default {
  projects: [unit, component, site, e2e],
  // Some tests start programs, which takes long on a busy machine.
  testTimeout: 30_000,
};
