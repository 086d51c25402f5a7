import type { PostRecurrence, RepeatingPost } from '@pinfold/contract/features/publications/recurrence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExamplePublications } from '../stories/example-publications.tsx';
import { RecurrenceFields, type RecurrenceFieldsProps } from './recurrence-fields.tsx';

interface ExampleProps extends RecurrenceFieldsProps {
  /** Pixels; a phone is 390. @default 620 */
  width?: number;
}

/** A post on Friday 4 January 2030, the first one of its month. */
const friday: RepeatingPost = {
  type: 1,
  start: null,
  end: null,
  planned_at: '2030-01-04T09:00',
  planned_zone: 'location',
  recurrence: null,
};

const weekly: PostRecurrence = { every: 'week', interval: 1, days: [4], on: 'day', until: null, skip: [] };
const monthly: PostRecurrence = { ...weekly, every: 'month', days: [] };

function Example({ post, onChange, ...props }: RecurrenceFieldsProps) {
  const [recurrence, setRecurrence] = useState(post.recurrence);
  return (
    <RecurrenceFields
      {...props}
      post={{ ...post, recurrence }}
      onChange={(changed) => {
        setRecurrence(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = {
  title: 'Publications/RecurrenceFields',
  component: RecurrenceFields,
  parameters: { layout: 'edge' },
  args: { post: { ...friday, recurrence: weekly }, onChange: fn() },
  render: ({ width = 620, ...props }, { globals }) => (
    <ExamplePublications
      width={width}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <Example {...props} />
    </ExamplePublications>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { args: { post: friday } };
export const Weekly: Story = { args: { repeats: { carrier: 'pinfold', reason: 'type', next: [] } } };
export const ByGoogle: Story = {
  args: {
    post: { ...friday, type: 3, start: '2030-01-04T12:00', end: '2030-01-04T18:00', recurrence: weekly },
    repeats: { carrier: 'google', reason: null, next: [] },
  },
};
export const Daily: Story = {
  args: {
    post: {
      ...friday,
      recurrence: {
        ...weekly,
        every: 'day',
        interval: 3,
        days: [],
        until: '2030-01-13',
        skip: ['2030-01-10'],
      },
    },
  },
};
export const NoDayYet: Story = { args: { post: { ...friday, planned_at: null, recurrence: monthly } } };
export const English: Story = {
  args: { post: { ...friday, recurrence: monthly } },
  globals: { locale: 'en' },
};
export const Spanish: Story = {
  args: { post: { ...friday, recurrence: monthly } },
  globals: { locale: 'es' },
};
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark', locale: 'en' } };

export const Monthly: Story = {
  name: 'BEY-21 a monthly post is on a day that is named as people name it',
  args: { post: { ...friday, planned_at: '2030-01-29T09:00', recurrence: null } },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /Powtarzanie/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Co miesiąc' }));
    // Not every month has a 29th.
    await expect(await canvas.findByRole('radio', { name: 'w ostatni wtorek' })).toBeChecked();
    await expect(canvas.getByText('co miesiąc w ostatni wtorek')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...monthly, on: 'last_weekday' });
    await userEvent.click(canvas.getByRole('radio', { name: '29. dnia' }));
    await expect(await canvas.findByText(/^Nie każdy miesiąc ma ten dzień/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'BEY-21 a pattern is chosen, a date left out and the series made single again by keys alone',
  args: { post: friday },
  play: async ({ canvas, args }) => {
    const choice = await canvas.findByRole('button', { name: /Powtarzanie/ });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await canvas.findByText('co tydzień w piątek')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Co ile tygodni' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText('co 2 tygodnie w piątek')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'poniedziałek' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('co 2 tygodnie w poniedziałek i piątek')).toBeVisible();
    const next = within(canvas.getByRole('group', { name: /^Najbliższe terminy/ }));
    next.getByRole('checkbox', { name: /14 sty 2030/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...weekly,
      interval: 2,
      days: [0, 4],
      skip: ['2030-01-14'],
    });
    choice.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Faults: Story = {
  name: 'BEY-21 what a pattern cannot be is said below the field that it is wrong with',
  args: { post: { ...friday, recurrence: { ...weekly, days: [0] } } },
  play: async ({ canvas }) => {
    const fault = await canvas.findByText(/^Pierwszy termin wypada w innym dniu/);
    await expect(canvas.queryByRole('group', { name: /^Najbliższe terminy/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'piątek' }));
    await expect(fault).not.toBeInTheDocument();
    for (const box of within(canvas.getByRole('group', { name: /^Najbliższe terminy/ })).getAllByRole(
      'checkbox',
    ))
      await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox', { checked: false }).length).toBeGreaterThan(4);
  },
};

export const GoesOn: Story = {
  name: 'BEY-21 a series is not made a single post by its pattern',
  args: { isStarted: true },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /Powtarzanie/ }));
    await expect(await page.findByRole('option', { name: 'Codziennie' })).toBeVisible();
    await expect(page.queryByRole('option', { name: 'Bez powtarzania' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
