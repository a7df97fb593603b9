import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showNotice } from '../../../src/components/offline/showNotice';

const notice = () => screen.queryByRole('complementary', { name: 'New release' });

afterEach(() => {
  document.body.innerHTML = '';
});

test('a new release is offered once, and taken by a button', async () => {
  const reload = jest.fn();
  act(() => showNotice(reload));
  act(() => showNotice(reload));

  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload to update' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it can be put off', async () => {
  act(() => showNotice(jest.fn()));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));

  expect(notice()).not.toBeInTheDocument();
});
