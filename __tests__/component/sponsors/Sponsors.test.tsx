import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadSponsors } from '../../../src/components/sponsors/loadSponsors';
import { Sponsors } from '../../../src/components/sponsors/Sponsors';
import type { ListedSponsor } from '../../../src/site/sponsors';
import { comeIntoView, standInForView } from '../../support/view';

const ada: ListedSponsor = {
  name: 'Ada',
  url: 'https://ada.example/',
  avatar: 'https://images.example/ada.png',
  cents: 2_400_000,
};

/** Lists by `total/gold`; a list that is not there is empty. */
function show(lists: Record<string, ListedSponsor[]>, { chance = 0.9, load = from(lists) } = {}) {
  const sizes = Object.entries(lists).map(([key, { length }]) => {
    const [type = '', rankName = ''] = key.split('/');
    return { type, rank: rankName, count: length };
  });
  render(<Sponsors sizes={sizes} load={load} random={() => chance} />);
  comeIntoView();
  return settle();
}

/** Lets what was asked for arrive. */
const settle = () => act(() => Promise.resolve());

const from =
  (lists: Record<string, ListedSponsor[]>): LoadSponsors =>
  (type, rank) =>
    Promise.resolve(lists[`${type}/${rank}`] ?? []);

const rank = (name: RegExp) => within(screen.getByRole('region', { name }));
const monthly = () => screen.getByRole('checkbox', { name: /Monthly average/ });

beforeEach(standInForView);

test('groups by rank, from the latest to the backers', async () => {
  await show({});

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Latest sponsors in the last three weeks',
    'Platinum sponsors from $50,000',
    'Gold sponsors from $10,000',
    'Silver sponsors from $2,000',
    'Bronze sponsors from $200',
    'Backers from $1',
  ]);
});

test.each([
  [0, true],
  [0.32, true],
  [0.33, false],
  [0.99, false],
])('by a chance of %d, whether it starts with monthly amounts is %p', async (chance, isMonthly) => {
  await show({}, { chance });

  expect(monthly()).toHaveProperty('checked', isMonthly);
});

test('the checkbox switches between total and monthly amounts', async () => {
  await show({ 'total/gold': [ada], 'monthly/silver': [{ ...ada, cents: 20_000 }] });
  expect(await rank(/Gold/).findByRole('link', { name: 'Ada $24,000' })).toBeVisible();

  await userEvent.click(monthly());
  comeIntoView();

  expect(await rank(/Silver/).findByRole('link', { name: 'Ada $200 a month' })).toBeVisible();
  expect(rank(/Gold/).queryByRole('link', { name: /Ada/ })).toBeNull();
});

test('loads nothing before the reader comes near', () => {
  const load = jest.fn(from({}));
  render(<Sponsors sizes={[]} load={load} random={() => 0.9} />);

  expect(load).not.toHaveBeenCalled();
});

test('a link to a sponsor tells search engines that it is paid for', async () => {
  await show({ 'total/bronze': [ada] });
  const link = await screen.findByRole('link', { name: 'Ada, $24,000' });

  expect(link).toHaveAttribute('href', 'https://ada.example/');
  expect(link).toHaveAttribute('rel', 'noopener nofollow sponsored');
});

test('a sponsor without an address is not a link, and markup in a name is text', async () => {
  await show({ 'total/gold': [{ ...ada, name: '<b>Ada</b>', url: null }] });

  expect(await screen.findByText('<b>Ada</b>')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull();
});

test('a logo has a size and waits for the view; without one there is the first letter', async () => {
  await show({ 'total/gold': [ada, { ...ada, name: 'ben', avatar: null }] });
  const link = await screen.findByRole('link', { name: /Ada/ });
  const logo = link.querySelector('img')!;

  expect(logo).toHaveAttribute('loading', 'lazy');
  expect(logo).toHaveAttribute('width', '40');
  expect(logo).toHaveAttribute('height', '40');
  expect(screen.getByText('B')).toBeVisible();

  fireEvent.error(logo);
  expect(within(link).getByText('A')).toBeVisible();
});

test('a rank without sponsors invites, and claims nothing that the build cannot know', async () => {
  await show({});

  expect(
    await rank(/Platinum/).findByRole('link', { name: 'Become a platinum sponsor' }),
  ).toHaveAttribute('href', 'https://opencollective.com/webpack');
  expect(rank(/Latest/).getByRole('link', { name: 'Be the next sponsor' })).toBeVisible();
  expect(rank(/Backers/).getByRole('link', { name: 'Become a backer' })).toBeVisible();
  expect(screen.queryByText(/Nobody/)).toBeNull();
});

test('while no monthly amounts are known, totals are shown, and it says so', async () => {
  await show({ 'total/gold': [ada], 'monthly/latest': [ada] }, { chance: 0 });

  expect(await rank(/Gold/).findByRole('link', { name: 'Ada $24,000' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Monthly amounts are not known');
  expect(monthly()).toBeChecked();

  await userEvent.click(monthly());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('however many lists fail, one message says so, and another try brings them all', async () => {
  let isOffline = true;
  const lists = from({ 'total/gold': [ada], 'total/bronze': [ada] });
  const load: LoadSponsors = (type, each) =>
    isOffline ? Promise.reject(new Error('offline')) : lists(type, each);
  await show({}, { load });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');

  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await rank(/Gold/).findByRole('link', { name: /Ada/ })).toBeVisible();
  expect(await rank(/Bronze/).findByRole('link', { name: /Ada/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when one list fails again, the message stays with it', async () => {
  const load: LoadSponsors = (type, each) =>
    each === 'silver' ? Promise.reject(new Error('offline')) : from({})(type, each);
  await show({}, { load });
  expect(await rank(/Silver/).findByRole('alert')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(rank(/Silver/).getByRole('alert')).toBeVisible();
});
