import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { ReviewsInbox } from './reviews-inbox.tsx';
import { type ExampleInboxProps, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { server } from '../../../stories/host-page.tsx';

const reviews = [
  testReview({
    id: 1,
    created_at: '2026-11-21T09:30:00.000Z',
    comment: 'Kawę macie świetną, ale czekaliśmy pół godziny.',
    sentiment: 'mixed',
    tags: [
      { id: 2, name: 'Kawa', sentiment: 'positive', source: 'rule', phrase: 'kawa' },
      { id: 1, name: 'Czas oczekiwania', sentiment: 'negative', source: 'model', phrase: null },
    ],
  }),
  testReview({ id: 2, rating: 4 }),
  testReview({ id: 3, reply_status: 'published', reply_comment: 'Dziękujemy!' }),
];

const meta = {
  ...inboxMeta,
  component: ReviewsInbox,
  args: { api: { data: { reviews } } },
} satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByHand: Story = {
  name: 'RV-06 the open review is tagged and judged by hand, from the keyboard too, and a run closes it',
  play: async ({ canvasElement }) => {
    const { page, list, row } = inboxPage(canvasElement);
    await list();
    await userEvent.click(await row(0));
    await userEvent.keyboard('c');
    const editor = within(await page.findByRole('dialog', { name: 'Kategorie i wydźwięk' }));
    await expect(await editor.findByText('fraza „kawa”')).toBeVisible();
    await userEvent.type(
      await editor.findByRole('combobox', { name: 'Dodaj kategorię' }),
      'obs{ArrowDown}{Enter}',
    );
    await expect(await editor.findByRole('button', { name: 'Usuń kategorię: Obsługa' })).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'Wydźwięk, Kawa: Pozytywna' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Neutralna' }));
    await userEvent.click(editor.getByRole('button', { name: 'Usuń kategorię: Czas oczekiwania' }));
    await waitFor(() =>
      expect(server().data.reviews[0]?.tags.map(({ name, sentiment }) => `${name} ${sentiment}`)).toEqual([
        'Kawa neutral',
        'Obsługa unassigned',
      ]),
    );
    server().data.categorisation.progress = {
      ...server().data.categorisation.progress,
      status: 'processing',
      total: 3,
    };
    server().categorise(0.4);
    // Each button that cannot be used says it too, to screen readers.
    const [said] = await editor.findAllByText(/Trwa kategoryzacja opinii: 1 z 3/);
    await expect(said).toBeVisible();
    await expect(editor.queryByRole('combobox', { name: 'Dodaj kategorię' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'RV-06 who may not correct categories reads them in the open review, and why',
  args: { activeId: 1, api: { data: { reviews, permissions: ['view_reviews'] } } },
  play: async ({ canvasElement }) => {
    const { page, detail } = inboxPage(canvasElement);
    await userEvent.click(await detail().findByRole('button', { name: /^Kategorie/ }));
    const editor = within(await page.findByRole('dialog', { name: 'Kategorie i wydźwięk' }));
    await expect(await editor.findByText('fraza „kawa”')).toBeVisible();
    const [said] = await editor.findAllByText(/Nie masz uprawnień/);
    await expect(said).toBeVisible();
    const remove = editor.getByRole('button', { name: 'Usuń kategorię: Kawa' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    // What could be added is known by then.
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('listReviewCategories'),
    );
    await userEvent.click(remove);
    await expect(editor.queryByRole('combobox')).toBeNull();
    await expect(server().data.reviews[0]?.tags).toHaveLength(2);
  },
};

export const InBulk: Story = {
  name: 'RV-06 many reviews get and lose categories at once, and the answered one is said to be passed over',
  play: async ({ canvasElement }) => {
    const { canvas, page, list } = inboxPage(canvasElement);
    await list();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz wczytane' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień kategorie zaznaczonych' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(
      await dialog.findByRole('combobox', { name: 'Dodaj do kategorii' }),
      'obs{ArrowDown}{Enter}',
    );
    // Past the next field, which shows its options too.
    await userEvent.tab();
    await userEvent.tab();
    // While the options are shown, nothing else is within reach.
    await userEvent.click(await dialog.findByRole('button', { name: 'Zmień 3 opinie' }));
    await expect(await dialog.findByText('Zmieniono kategorie 2 opinii')).toBeVisible();
    await expect(dialog.getByText(/^Pominięto 1:/)).toBeVisible();
  },
};

export const DarkPhone: Story = {
  name: 'RV-06 categories of a review on a phone in the dark, in English',
  args: { width: 390, api: { data: { reviews } } },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvasElement }) => {
    const { canvas, page, row } = inboxPage(canvasElement);
    await userEvent.click(await row(0));
    await userEvent.click(await canvas.findByRole('button', { name: 'Categories' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Categories and sentiment' }));
    await expect(await sheet.findByText('AI model')).toBeVisible();
  },
};
