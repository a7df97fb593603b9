import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each layer may import of this repository besides itself. */
const LAYERS = {
  // The banner's text is content.
  'src/site': ['content/data'],
  'src/endpoints': ['src/site'],
  'src/checker': ['src/site', 'src/node/content/suggestion.ts'],
  'src/node': ['src/site', 'src/endpoints', 'src/checker'],
  // Content components become markup while the site is built.
  'src/node/body': ['src/node', 'src/site', 'src/endpoints', 'src/components/mdx'],
  'src/worker': ['src/site'],
  // It shares with the components what needs no framework.
  'src/start': ['src/components', 'src/site'],
  'src/templates': ['src/components', 'src/checker', 'src/site'],
  'src/pages': ['src/components', 'src/site'],
  'src/app': ['src/components', 'src/styles', 'src/site'],
  'gatsby-browser.tsx': ['src/app', 'src/components', 'src/styles', 'src/site'],
  'gatsby-ssr.tsx': ['src/app', 'src/components', 'src/styles', 'src/endpoints', 'src/site'],
};

const SITE = ['src/site', 'src/checker', 'src/endpoints', 'src/node'];

/** What each folder of `scripts` may import of those above it. All may import what a build needs. */
const SCRIPTS = {
  terminal: [],
  dependencies: [],
  steps: [],
  server: [],
  programs: [],
  files: ['programs'],
  browser: ['server', 'programs'],
  build: ['files', 'programs'],
  checks: ['files', 'programs'],
  guides: ['steps', 'server', 'files', 'programs'],
  errors: ['guides', 'files', 'programs'],
  blocks: ['steps', 'files', 'dependencies'],
  weight: ['browser', 'terminal'],
  bench: ['weight', 'server', 'browser', 'files', 'programs', 'terminal'],
  attack: ['build', 'server', 'browser', 'files', 'programs', 'terminal'],
  nodes: ['files', 'programs', 'terminal'],
  search: ['build'],
  spelling: ['dependencies', 'programs'],
  config: [],
  reference: ['config', 'files', 'programs', 'terminal'],
  authors: [],
  links: [],
  mcp: ['blocks', 'server'],
  schemas: [],
  words: [],
};

/**
 * The bench measures the search that runs in the browser, with the expected answers of its tests; the
 * server for assistants finds what it finds.
 */
const SEARCH = {
  bench: ['src/components/search', '__tests__/site/search'],
  mcp: ['src/components/search'],
};

for (const [folder, allowed] of Object.entries(SCRIPTS)) {
  LAYERS[`scripts/${folder}`] = [
    ...allowed.map((name) => `scripts/${name}`),
    ...SITE,
    ...(SEARCH[folder] ?? []),
  ];
}

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `layer ${layer}`,
  files: [layer.endsWith('.tsx') ? layer : `${layer}/**`],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: [
          {
            target: layer,
            from: '.',
            except: [layer, ...allowed, 'node_modules'],
            message: `${layer} may import ${allowed.join(', ') || 'no other layer'}.`,
          },
        ],
      },
    ],
  },
}));

/** Within the components: what all of them share is at the bottom, the layout of the page on top. */
const componentRules = {
  name: 'layers of components',
  files: ['src/components/**'],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: [
          {
            target: 'src/components',
            from: '.',
            except: ['src/components', 'src/checker', 'src/site', 'node_modules'],
            message: 'src/components may import src/checker and src/site.',
          },
          {
            target: ['src/components/ui', 'src/components/browser'],
            from: 'src/components',
            except: ['ui', 'browser'],
            message: 'What components share imports no other component.',
          },
          {
            target: 'src/components/!(layout)/**',
            from: 'src/components/layout',
            message: 'The layout stands on top of the other components.',
          },
        ],
      },
    ],
  },
};

const BROWSER_LAYERS = [
  'site',
  'checker',
  'endpoints',
  'worker',
  'components',
  'templates',
  'pages',
  'app',
];

export default defineConfig(
  globalIgnores([
    '.build',
    '.cache',
    'public',
    'static',
    'content',
    'src/gatsby-types.d.ts',
    '__tests__/fixtures',
  ]),

  js.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    ...jsxA11y.flatConfigs.strict,
    settings: { 'jsx-a11y': { components: { Link: 'a' } } },
  },
  {
    name: 'the address of a Link is its `to`',
    rules: { 'jsx-a11y/anchor-is-valid': ['error', { components: ['Link'], specialLink: ['to'] }] },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      eqeqeq: 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: ['__tests__/**', 'scripts/**', '*.config.mjs'] },
      ],
    },
  },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Gatsby's hooks take their `actions` apart, whose types are those of methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'plain JavaScript, whose names TypeScript checks',
    files: ['**/*.{mjs,cjs}'],
    rules: { 'no-undef': 'off' },
  },

  {
    name: 'programs are started in one place, so that every platform can run them',
    files: ['scripts/**'],
    ignores: ['scripts/programs/childProcesses.ts', 'scripts/programs/runNpm.mjs'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['node:child_process', 'child_process'].map((name) => ({
            name,
            allowTypeImports: true,
            message: 'Start programs through scripts/programs/childProcesses.ts.',
          })),
          patterns: [
            { group: ['cross-spawn', 'execa', 'shelljs'], message: 'See childProcesses.ts.' },
          ],
        },
      ],
    },
  },
  {
    name: 'no program is one that Windows lacks',
    files: ['scripts/**', 'src/node/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(spawn|spawnSync|exec|execSync|execFile|execFileSync|runSystemProgram)$/] > Literal:first-child:not([value=/^(apt-get|git|ps|taskkill)$/])',
          message: 'Start process.execPath with a script: Windows has no such program.',
        },
        {
          selector: 'Property[key.name="shell"]:not([value.value=false])',
          message: 'No two platforms have the same shell.',
        },
      ],
    },
  },

  layerRules,
  componentRules,
  {
    name: 'what runs in the browser does without Node.js',
    files: ['gatsby-browser.tsx', ...BROWSER_LAYERS.map((layer) => `src/${layer}/**`)],
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  {
    name: 'src/site stands alone',
    files: ['src/site/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'src/site imports nothing.' }] },
      ],
    },
  },
  {
    name: 'queries are written in hooks, templates and pages',
    files: ['src/components/**', 'src/app/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['graphql', 'useStaticQuery'],
          message: 'Queries are written in hooks, templates and pages.',
        },
      ],
    },
  },
);
