import type { SampleQuery } from './readmeQueries';

/**
 * Gatsby's page of GraphiQL, which opens with these queries in its tabs and its history. Once
 * GraphiQL has stored tabs, they belong to whoever works in them.
 */
export function explorerPage(html: string, samples: readonly SampleQuery[]): string {
  const [first] = samples;
  if (!first) return html;
  const stored = {
    'graphiql:tabState': { activeTabIndex: 0, tabs: samples.map(tab) },
    'graphiql:queries': { queries: samples.map(({ title, query }) => ({ query, label: title })) },
  };
  const script = [
    'try {',
    `  if (!localStorage.getItem('graphiql:tabState')) {`,
    `    const stored = ${literal(stored)};`,
    '    for (const key in stored) localStorage.setItem(key, JSON.stringify(stored[key]));',
    `    localStorage.setItem('graphiql:query', ${literal(first.query)});`,
    '  }',
    '} catch {}',
  ];
  return html.replace('<head>', () => `<head><script>\n${script.join('\n')}\n</script>`);
}

const tab = ({ title, query }: SampleQuery, index: number) => ({
  id: `readme-${index + 1}`,
  hash: `${query}||`,
  title: /^query (\w+)/m.exec(query)?.[1] ?? title,
  query,
  variables: null,
  headers: null,
  operationName: null,
  response: null,
});

/** A value as JavaScript that cannot end the script it stands in. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
