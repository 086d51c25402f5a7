import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { type ExampleInboxProps, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { server } from '../../../stories/host-page.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const searches = () =>
  server()
    .calls.filter(({ operation }) => operation === 'searchReviews')
    .map(({ body }) => body);

export const Panel: Story = {
  name: 'RV-01 filters are set in the panel and taken away as chips',
  play: async ({ canvasElement }) => {
    const { canvas, page, list, eventually } = inboxPage(canvasElement);
    await list();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtr' }));
    const panel = within(await page.findByRole('dialog', { name: 'Filtry' }));
    await userEvent.click(await panel.findByRole('button', { name: '1 gwiazdka' }));
    await userEvent.click(panel.getByRole('button', { name: '2 gwiazdki' }));
    await userEvent.click(panel.getByRole('button', { name: /Treść/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Z treścią' }));
    await eventually(() =>
      expect(searches()).toContainEqual(expect.objectContaining({ rating: [1, 2], comment: true })),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń filtr: ★ 1–2' }));
    await eventually(() => expect(canvas.queryByText('★ 1–2')).toBeNull());
    await expect(canvas.getByText('Z treścią')).toBeVisible();
  },
};

export const Views: Story = {
  name: 'RV-01 a saved view shows its count and keeps what else narrows the list',
  args: { defaultFilters: { cities: ['Kraków'] } },
  play: async ({ canvasElement }) => {
    const { canvas, list, eventually } = inboxPage(canvasElement);
    await list();
    await userEvent.click(await canvas.findByRole('button', { name: /^Bez odpowiedzi \d/ }));
    await eventually(() =>
      expect(searches().at(-1)).toMatchObject({ reply: false, deleted: false, cities: ['Kraków'] }),
    );
    await expect(canvas.getByText('Kraków')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Usuń filtr: Bez odpowiedzi' })).toBeNull();
  },
};

export const Searching: Story = {
  name: 'RV-01 search waits for the typing to rest and asks once',
  play: async ({ canvasElement }) => {
    const { canvas, list, eventually } = inboxPage(canvasElement);
    await list();
    // In one go: a busy machine would rest between two letters.
    await userEvent.setup({ delay: null }).type(canvas.getByRole('searchbox'), 'sernik');
    await eventually(() => expect(searches().at(-1)).toMatchObject({ q: 'sernik' }));
    await expect(searches().filter((body) => JSON.stringify(body).includes('"q"'))).toHaveLength(1);
  },
};

export const Sorting: Story = {
  name: 'RV-01 the order and the date that counts are chosen in one menu',
  play: async ({ canvasElement }) => {
    const { canvas, page, list, eventually } = inboxPage(canvasElement);
    await list();
    await userEvent.click(canvas.getByRole('button', { name: /^Sortuj/ }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Od najniższej oceny' }));
    await eventually(() => expect(searches().at(-1)).toMatchObject({ order_by: 'rating' }));
  },
};

export const FreshReviews: Story = {
  name: 'SDK-03 a review that arrives waits for the reader instead of moving the list',
  play: async ({ canvasElement }) => {
    const { canvas, row, list, eventually } = inboxPage(canvasElement);
    await list();
    const first = (await row(0)).textContent;
    await eventually(() => expect(server().streamCount).toBeGreaterThan(0));
    const now = new Date().toISOString();
    server().addReview(
      testReview({ id: 9001, created_at: now, author: { name: 'Zofia Nowa', is_anonymous: false } }),
    );
    const pill = await canvas.findByRole('button', { name: '1 nowa opinia' });
    await expect((await row(0)).textContent).toBe(first);
    await userEvent.click(pill);
    await eventually(async () => expect(await row(0)).toHaveTextContent('Zofia Nowa'));
  },
};

export const PhoneDrawer: Story = {
  name: 'RV-01 on a phone the filters come as a sheet and the detail has a way back',
  args: { width: 390 },
  play: async ({ canvasElement }) => {
    const { canvas, page, row, list, eventually } = inboxPage(canvasElement);
    await userEvent.click(await row(0));
    const back = await canvas.findByRole('button', { name: 'Lista opinii' });
    await eventually(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await eventually(async () => expect(await list()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Filtr' }));
    await expect(await page.findByRole('dialog', { name: 'Filtry' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Pokaż \d+ opinii/ }));
    await eventually(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
