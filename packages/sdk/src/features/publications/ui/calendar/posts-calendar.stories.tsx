import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { manyLocations } from '../../../../testing/listings/location-fixtures.ts';
import { testPost } from '../../../../testing/publications/post-fixtures.ts';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PostsCalendar, type PostsCalendarProps } from './posts-calendar.tsx';

const zone = 'Europe/Warsaw';
const now = new Date();
const locations = manyLocations(3);

/** A day of the month after the present one, whole and ahead of us whatever the date. */
const nextMonth = wallTimeAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15)), zone).slice(
  0,
  7,
);

const planned = (id: number, day: number, time = '09:00', rest = {}) =>
  testPost(id, locations, now, {
    status: 'planned',
    sent_at: null,
    planned_at: `${nextMonth}-${String(day).padStart(2, '0')}T${time}`,
    summary: `Post ${id}`,
    ...rest,
  });

const ahead = [
  planned(1, 10),
  planned(2, 12, '12:30', { can_edit: false }),
  ...[3, 4, 5, 6, 7, 8, 9].map((id) => planned(id, 20, `1${id}:00`)),
];

const meta = {
  component: PostsCalendar,
  parameters: { layout: 'edge' },
  args: {
    height: '800px',
    onEdit: fn(),
    defaultDay: `${nextMonth}-10`,
    api: { data: { publications: { posts: ahead } } },
  },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PostsCalendar {...args} />
    </ExamplePublications>
  ),
} satisfies Meta<ExamplePublicationsProps & PostsCalendarProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const moves = () => server().calls.filter(({ operation }) => operation === 'updateLocalPost');

export const Month: Story = {
  name: 'PUB-03 a month names its days, begins on Monday and folds a day with many posts',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('button', { name: /Post 1,/ });
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('pon.');
    await expect(canvas.getByRole('cell', { name: /20.*, 7 postów/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /\+5 postów więcej/ }));
    const dialog = await page.findByRole('dialog');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(7);
  },
};

export const MovedByKey: Story = {
  name: 'PUB-03 M moves a planned post to another day, and a toast takes it back',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const post = await canvas.findByRole('button', { name: /Post 1,/ });
    post.focus();
    await userEvent.keyboard('m');
    const dialog = await page.findByRole('dialog', { name: 'Przenieś post' });
    const time = within(dialog).getByLabelText('Godzina');
    await userEvent.clear(time);
    await userEvent.type(time, '14:15');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przenieś' }));
    await waitFor(() => expect(moves()).toHaveLength(1));
    // It is drawn again where it stands now.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^14:15 Post 1,/ })).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: 'Cofnij' }));
    // It is drawn again where it stands now.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^09:00 Post 1,/ })).toBeVisible());
    // Which is before it is sent.
    await waitFor(() => expect(moves()).toHaveLength(2));
  },
};

export const DraggedByKey: Story = {
  name: 'PUB-03 a planned post is dragged by keyboard alone; that of another is not',
  play: async ({ canvas }) => {
    const post = await canvas.findByRole('button', { name: /Post 1,/ });
    await expect(canvas.getByRole('button', { name: /Post 2,/ })).not.toHaveAttribute('draggable', 'true');
    post.focus();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    // The first day that takes it; Tab goes on to the next.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('cell'));
    const first = document.activeElement;
    await userEvent.keyboard('{Tab}');
    await waitFor(() => {
      expect(document.activeElement).not.toBe(first);
      expect(document.activeElement?.getAttribute('role')).toBe('cell');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moves()).toHaveLength(1));
    // It is drawn again where it stands now.
    await waitFor(() => expect(canvas.getByRole('button', { name: /Post 1,/ })).toBeVisible());
  },
};

export const Many: Story = {
  name: 'PUB-03 500 posts of a month are folded by day',
  args: {
    api: {
      data: {
        publications: {
          posts: Array.from({ length: 500 }, (_, index) => planned(index + 1, (index % 28) + 1, '10:00')),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^10:00/ })).toHaveLength(56));
  },
};

export const Week: Story = { args: { defaultView: 'week' } };
export const AsList: Story = { args: { defaultView: 'list' } };
export const Today: Story = { args: { defaultDay: undefined, api: {} } };
export const Empty: Story = { args: { defaultView: 'list', api: { data: { publications: { posts: [] } } } } };
export const Loading: Story = { args: { api: { failures: { listCalendarPosts: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listCalendarPosts: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true, publications: { posts: ahead } } } } };
export const Plan: Story = {
  name: 'PUB-03 where the plan does not allow it nothing moves, and the reason and the way out are shown',
  args: { planHref: '#plan', api: { data: { planCapabilities: [], publications: { posts: ahead } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Twój plan tego nie obejmuje/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '#plan');
    const post = await canvas.findByRole('button', { name: /Post 1,/ });
    await expect(post).not.toHaveAttribute('draggable', 'true');
  },
};

/** Sent posts of this month of which some locations failed. */
export const Partial: Story = { args: { defaultDay: undefined, defaultView: 'list', api: {} } };

export const Variables: Story = {
  name: 'PUB-03 variables of a text are shown by their names, also where a reader hears it',
  args: {
    api: { data: { publications: { posts: [planned(1, 10, '09:00', { summary: 'Od jutra w {city}' })] } } },
  },
  play: async ({ canvas }) => {
    const post = await canvas.findByRole('button', { name: /^09:00 Od jutra w miasto, Post/ });
    await expect(post).toHaveTextContent('09:00 Od jutra w miasto');
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark', locale: 'en' } };

const fridays = planned(1, 10, '09:00', {
  status: 'repeating',
  carrier: 'pinfold',
  summary: 'Co drugi dzień',
  recurrence: { every: 'day', interval: 2, days: [], on: 'day', until: null, skip: [] },
});

export const SeriesDates: Story = {
  name: 'BEY-21 dates of a series are foreseen, cannot be dragged, and one is left out or changed alone',
  args: { api: { data: { publications: { posts: [fridays] } } } },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dates = await canvas.findAllByRole('button', { name: /Co drugi dzień/ });
    await expect(dates.length).toBeGreaterThan(5);
    await expect(dates[0]).not.toHaveAttribute('draggable');
    await userEvent.click(dates[1] ?? document.body);
    const drawer = await page.findByRole('dialog', { name: 'Szczegóły posta' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Zmień tylko ten termin' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 1, date: `${nextMonth}-12` });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Pomiń ten termin' }));
    const question = await page.findByRole('alertdialog', { name: /^Pominąć 12/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Pomiń ten termin' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /Co drugi dzień/ })).toHaveLength(dates.length - 1),
    );
    const [change] = moves();
    await expect(change?.body).toMatchObject({ recurrence: { skip: [`${nextMonth}-12`] } });
  },
};
