import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../src/components/ui/ErrorBoundary';
import { Failure } from '../../../src/components/ui/Failure';
import { PageBoundary } from '../../../src/components/layout/PageBoundary';

function Breaking() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <>
      <h1>Caching</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.className = 'js';
  window.appHasStarted = undefined;
});

/** Renders into the element that Gatsby renders into. */
function renderApp(app: JSX.Element) {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = '___gatsby';
  return render(app, { container });
}

afterEach(() => document.getElementById('___gatsby')?.remove());

test('the app has started when every part of the page listens', () => {
  const parts: string[] = [];
  window.addEventListener('appstart', () => parts.push('app'), { once: true });
  const Part = () => {
    useEffect(() => {
      parts.push('part');
    }, []);
    return null;
  };
  renderApp(
    <PageBoundary>
      <Part />
    </PageBoundary>,
  );
  expect(parts).toEqual(['part', 'app']);
});

test('a page that breaks stays as it was, says so, and shows no control that is dead', async () => {
  renderApp(
    <PageBoundary>
      <Breaking />
    </PageBoundary>,
  );
  expect(window.appHasStarted).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));

  expect(screen.getByRole('heading', { name: 'Caching' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something on this page has failed.');
  expect(document.documentElement).not.toHaveClass('js');
});

test('the links of such a page are the browser’s', async () => {
  const caught = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', caught);
  renderApp(
    <PageBoundary>
      <a href="#elsewhere">Elsewhere</a>
      <Breaking />
    </PageBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  caught.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  window.removeEventListener('click', caught);
  expect(caught).not.toHaveBeenCalled();
});

test('a part that breaks leaves the rest, and comes back when one tries again', async () => {
  renderApp(
    <PageBoundary>
      <p>The rest</p>
      <ErrorBoundary fallback={(onRetry) => <Failure message="It failed." onRetry={onRetry} />}>
        <Breaking />
      </ErrorBoundary>
    </PageBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  expect(screen.getByText('The rest')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Caching' })).toBeVisible();
});
