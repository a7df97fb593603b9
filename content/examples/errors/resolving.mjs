export default {
  'module-not-found': {
    files: {
      'src/index.js': "import { total } from './price';\n\nconsole.log(total);\n",
      'src/prices.js': 'export const total = 42;\n',
    },
  },
};
