import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionSelect } from '../../../src/components/navigation/VersionSelect';

const select = () => screen.getByRole('combobox', { name: 'Version' });

test('the reader is in the documentation of webpack 5', () => {
  render(<VersionSelect pathname="/guides/" />);

  expect(select()).toHaveDisplayValue('Webpack 5');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Webpack 5',
    'Webpack 4',
  ]);
});

test('webpack 4 is on another host, at the same path', async () => {
  const leaveFor = jest.fn();
  render(<VersionSelect pathname="/guides/caching/" leaveFor={leaveFor} />);

  await userEvent.selectOptions(select(), 'Webpack 4');

  expect(leaveFor).toHaveBeenCalledWith('https://v4.webpack.js.org/guides/caching/');
  expect(screen.getByRole('status')).toHaveTextContent('Opening Webpack 4');
});

test('choosing the version that is being read leads nowhere', async () => {
  const leaveFor = jest.fn();
  render(<VersionSelect pathname="/guides/" leaveFor={leaveFor} />);

  await userEvent.selectOptions(select(), 'Webpack 5');

  expect(leaveFor).not.toHaveBeenCalled();
});

test('readers who come back find webpack 5 selected again', async () => {
  render(<VersionSelect pathname="/guides/" leaveFor={() => undefined} />);
  await userEvent.selectOptions(select(), 'Webpack 4');

  fireEvent(window, new Event('pageshow'));

  expect(select()).toHaveDisplayValue('Webpack 5');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a key that steps through the list asks for Enter before it leads away', () => {
  const leaveFor = jest.fn();
  render(<VersionSelect pathname="/guides/" leaveFor={leaveFor} />);

  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  fireEvent.change(select(), { target: { value: '4' } });
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Press Enter to open Webpack 4');

  fireEvent.keyDown(select(), { key: 'Enter' });
  expect(leaveFor).toHaveBeenCalledWith('https://v4.webpack.js.org/guides/');
});

test.each([
  ['Escape', () => fireEvent.keyDown(select(), { key: 'Escape' })],
  ['moving on', () => fireEvent.blur(select())],
])('%s takes back what was stepped to', (_, takeBack) => {
  render(<VersionSelect pathname="/guides/" leaveFor={() => undefined} />);
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  fireEvent.change(select(), { target: { value: '4' } });

  takeBack();
  expect(select()).toHaveDisplayValue('Webpack 5');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a pointer or a list that was opened by key chooses at once', () => {
  const leaveFor = jest.fn();
  render(<VersionSelect pathname="/guides/" leaveFor={leaveFor} />);
  fireEvent.keyDown(select(), { key: 'ArrowDown', altKey: true });
  fireEvent.change(select(), { target: { value: '4' } });

  expect(leaveFor).toHaveBeenCalledTimes(1);
});
