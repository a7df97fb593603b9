import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { SupportTheTeam } from '../../../src/components/sponsors/SupportTheTeam';
import { renderToString } from '../../support/renderOnServer';
import { comeIntoView, standInForView } from '../../support/view';

const SIZES = [{ type: 'total', rank: 'gold', count: 7 }];
const section = <SupportTheTeam sizes={SIZES} />;

beforeEach(standInForView);

afterEach(() => {
  document.body.innerHTML = '';
});

function hydrate(): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  act(() => void hydrateRoot(container, section));
}

test('the browser takes over what the server wrote without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrate();

  expect(complain).not.toHaveBeenCalled();
});

test('the server writes titles and room for the sponsors, and where to find them without scripts', () => {
  document.body.innerHTML = renderToString(section);

  expect(screen.getByRole('heading', { name: 'Support the Team' })).toBeVisible();
  expect(screen.getByRole('region', { name: /Gold/ }).querySelector('[style]')).toHaveStyle({
    '--count': '7',
  });
  expect(screen.getByRole('link', { name: 'See it on Open Collective' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who they are is asked for when the reader comes near', async () => {
  globalThis.fetch = () => Promise.reject(new Error('there is no network here'));
  hydrate();
  expect(screen.queryByRole('checkbox')).toBeNull();

  comeIntoView();

  expect(await screen.findByRole('checkbox')).toBeVisible();
});
