import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ExampleInboxProps, inboxMeta, inboxPage } from '../stories/example-inbox.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ReviewsInbox } from '../reviews-inbox.tsx';

// Few reviews: what is looked at is the dialog above them.
const meta = {
  ...inboxMeta,
  component: ReviewsInbox,
  args: { api: { data: { reviewCount: 14 } } },
} satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTurn: Story = {
  name: 'RV-03 several templates take turns: each reply is shown filled in, and too many alike are warned of',
  play: async ({ canvasElement }) => {
    const { canvas, page } = inboxPage(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Zaznacz wczytane' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz zbiorczo' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Szablony' }));
    const same = await dialog.findByRole('checkbox', { name: /^Dziękujemy za tak dobrą ocenę/ });
    await userEvent.click(same);
    await expect(await dialog.findByText('Zbyt wiele takich samych odpowiedzi')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Dzień dobry, \{name\}! Dziękujemy/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Cześć, \{name\}/ }));
    await userEvent.click(same);
    await waitFor(() => expect(dialog.queryByText('Zbyt wiele takich samych odpowiedzi')).toBeNull());
    const sample = within(dialog.getByRole('region', { name: 'Tak to przeczytają klienci' }));
    await expect(sample.queryByText(/\{name\}/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Wyślij/ }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(server().calls.at(-1)?.operation).toBeDefined();
    await expect(server().data.bulkReplies[0]?.templates_count).toBe(2);
  },
};

export const Inserted: Story = {
  name: 'RV-05 the key T finds a template by typing and puts it where the caret was, filled in',
  play: async ({ canvasElement }) => {
    const { composer, page } = inboxPage(canvasElement);
    const text = await composer();
    await userEvent.click(text);
    await userEvent.paste('Dzień dobry!');
    await page.findByText('Szablon');
    await userEvent.keyboard('{Escape}t');
    const search = await page.findByRole('searchbox', { name: 'Szukaj w szablonach' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.paste('oczekiwania');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const template = 'Przepraszamy za czas oczekiwania. W weekendy dokładamy drugą osobę na bar.';
    await waitFor(() => expect(text).toHaveValue(`Dzień dobry! ${template}`));
    await waitFor(() => expect(text).toHaveFocus());
  },
};
