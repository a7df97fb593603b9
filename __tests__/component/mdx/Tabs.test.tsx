import { render, screen } from '@testing-library/react';
import { Tab, Tabs } from '../../../src/components/mdx/Tabs';

test('without a script the first panel shows and the others wait', () => {
  render(
    <Tabs>
      {'\n'}
      <Tab title="ES modules">import</Tab>
      {'\n'}
      <Tab title="CommonJS">require</Tab>
    </Tabs>,
  );

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'ES modules',
    'CommonJS',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('ES modules');
  expect(screen.getByRole('tabpanel', { name: 'ES modules' })).toHaveTextContent('import');
  expect(screen.getByText('require')).not.toBeVisible();
});

test('what is not a tab is not shown', () => {
  render(
    <Tabs>
      <p>Lost</p>
      <Tab title="CommonJS">require</Tab>
    </Tabs>,
  );

  expect(screen.queryByText('Lost')).not.toBeInTheDocument();
});
