import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { ExampleInbox, type ExampleInboxProps, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { server } from '../../../stories/host-page.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  name: 'BEY-16 J and K move, X selects, Shift+X selects up to here',
  play: async ({ canvasElement }) => {
    const { activeIndex, selectedCount, eventually, list } = inboxPage(canvasElement);
    await list();
    await eventually(async () => expect(await activeIndex()).toBe(0));
    await userEvent.keyboard('jj');
    await eventually(async () => expect(await activeIndex()).toBe(2));
    await userEvent.keyboard('k');
    await eventually(async () => expect(await activeIndex()).toBe(1));
    await userEvent.keyboard('x');
    await eventually(async () => expect(await selectedCount()).toBe(1));
    await userEvent.keyboard('jjj{Shift>}X{/Shift}');
    await eventually(async () => expect(await selectedCount()).toBe(4));
    await userEvent.keyboard('{Escape}');
    await eventually(async () => expect(await selectedCount()).toBe(0));
    await expect(await list()).toHaveFocus();
  },
};

export const Writing: Story = {
  name: 'BEY-16 R writes, no key fires while typing, Ctrl+Enter sends and goes on',
  args: { defaultFilters: { reply: false, deleted: false } },
  play: async ({ canvasElement }) => {
    const { activeIndex, composer, eventually, list } = inboxPage(canvasElement);
    await list();
    await eventually(async () => expect(await activeIndex()).toBe(0));
    await userEvent.keyboard('r');
    await eventually(async () => expect(await composer()).toHaveFocus());
    await userEvent.keyboard('jkxn? dziękujemy');
    await expect(await composer()).toHaveValue('jkxn? dziękujemy');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await eventually(() =>
      expect(server().data.reviews[0]).toMatchObject({ reply_comment: 'jkxn? dziękujemy' }),
    );
    await eventually(async () => expect(await composer()).toHaveFocus());
    await expect(await composer()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(await list()).toHaveFocus();
  },
};

export const SearchAndHelp: Story = {
  name: 'BEY-16 slash searches and the question mark lists every key',
  play: async ({ canvasElement }) => {
    const { canvas, page, list, eventually } = inboxPage(canvasElement);
    await list();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await eventually(async () => expect(await list()).toHaveFocus());
    await userEvent.keyboard('?');
    const dialog = await page.findByRole('dialog', { name: 'Skróty klawiszowe' });
    await expect(within(dialog).getAllByRole('term')).toHaveLength(13);
    await userEvent.keyboard('j');
    await expect(canvasElement.querySelector('[data-pane]')).toHaveAttribute('data-pane', 'list');
  },
};

export const Buttons: Story = {
  name: 'BEY-16 every key has a button that does the same',
  play: async ({ canvasElement }) => {
    const { canvas, activeIndex, selectedCount, eventually, list } = inboxPage(canvasElement);
    await list();
    const keys = within(canvas.getByRole('group', { name: 'Skróty klawiszowe' }));
    await userEvent.click(keys.getByRole('button', { name: /następna/ }));
    await eventually(async () => expect(await activeIndex()).toBe(1));
    await userEvent.click(keys.getByRole('button', { name: /zaznacz/ }));
    await eventually(async () => expect(await selectedCount()).toBe(1));
  },
};

export const ShiftClick: Story = {
  name: 'BEY-16 Shift with a click ticks everything between',
  play: async ({ canvasElement }) => {
    const { row, selectedCount, eventually } = inboxPage(canvasElement);
    const tick = async (index: number) => within(await row(index)).getByRole('checkbox');
    await userEvent.click(await tick(0));
    const last = await tick(3);
    await fireEvent.pointerDown(last, { shiftKey: true });
    await fireEvent.click(last, { shiftKey: true });
    await eventually(async () => expect(await selectedCount()).toBe(4));
  },
};

export const TwoInboxes: Story = {
  name: 'SDK-03 BEY-16 of two inboxes on a page only the one used last hears the keys',
  render: (_args, { globals }) => {
    const props = {
      locale: String(globals['locale']),
      colorScheme: globals['colorScheme'],
      api: { data: { reviews: [1, 2, 3].map((id) => testReview({ id })) } },
      headingLevel: 2 as const,
    };
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <ExampleInbox {...props} width={420} />
        <ExampleInbox {...props} width={420} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const inboxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-pane]')];
    const panes = () => inboxes.map((inbox) => inbox.dataset['pane']);
    const [, second] = inboxes;
    if (!second) throw new Error('The story draws two inboxes.');
    await within(second).findAllByRole('row');
    await userEvent.click(within(second).getByRole('heading', { name: 'Opinie' }));
    await userEvent.keyboard('j');
    await expect(panes()).toEqual(['list', 'detail']);
  },
};

export const TenThousand: Story = {
  name: 'SDK-03 ten thousand reviews keep few rows in the page and stay selectable',
  // One more than is shown, since one of them was taken down.
  args: { pageSize: 100, api: { data: { reviewCount: 10_001 } } },
  play: async ({ canvasElement }) => {
    const { list, rows, selectedCount, canvas, eventually } = inboxPage(canvasElement);
    const grid = await list();
    await expect(grid).toHaveAttribute('aria-rowcount', '10000');
    grid.focus();
    for (let page = 0; page < 5; page += 1) {
      await userEvent.keyboard('{End}');
      await eventually(async () => expect((await rows()).length).toBeLessThanOrEqual(300));
    }
    await userEvent.keyboard('x');
    await eventually(async () => expect(await selectedCount()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: /Zaznacz wszystkie/ }));
    await expect(await canvas.findByText(/^Zaznaczono \d \d{3} opini/)).toBeInTheDocument();
  },
};
