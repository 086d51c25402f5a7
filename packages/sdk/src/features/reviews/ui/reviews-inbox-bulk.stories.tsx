import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { type ExampleInboxProps, googleDecides, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { server } from '../../../stories/host-page.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const reviews = [
  testReview({ id: 1 }),
  testReview({ id: 2, rating: 4 }),
  testReview({ id: 3, reply_status: 'published', reply_comment: 'Dziękujemy!' }),
  testReview({ id: 4, reply_status: 'processing', reply_comment: 'Już.', processing_in_progress: true }),
];

const meta = {
  ...inboxMeta,
  component: ReviewsInbox,
  args: { api: { data: { reviews } } },
} satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement) {
  const { canvas, page, list } = inboxPage(canvasElement);
  await list();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz wczytane' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz zbiorczo' }));
  return within(await page.findByRole('dialog'));
}

export const Selection: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, list } = inboxPage(canvasElement);
    await list();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz wczytane' }));
    await expect(await canvas.findByText('Zaznaczono 4 opinie')).toBeInTheDocument();
  },
};

export const Dialog: Story = {
  name: 'RV-03 before sending it says who is answered, who is skipped and why, and shows a sample',
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByText('Odpowiedź dostaną 2 opinie')).toBeVisible());
    await expect(dialog.getByText(/1 ma już odpowiedź, pomijamy/)).toBeVisible();
    await expect(dialog.getByText(/1 jest w trakcie wysyłki, pomijamy/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Dziękujemy i zapraszamy!');
    await expect(await dialog.findByText('Tak będą wyglądać odpowiedzi')).toBeVisible();
    await expect(dialog.getAllByRole('article')).toHaveLength(2);
  },
};

export const Repetition: Story = {
  name: 'RV-03 the same words for many come with a warning',
  args: {
    api: { data: { reviews: Array.from({ length: 24 }, (_, index) => testReview({ id: index + 1 })) } },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() =>
      expect(dialog.getByText('Google może odrzucić powtarzające się odpowiedzi')).toBeVisible(),
    );
  },
};

export const Tray: Story = {
  name: 'RV-03 BEY-08 afterwards a tray follows the replies and sends the rejected ones again',
  play: async ({ canvasElement }) => {
    const { canvas, eventually } = inboxPage(canvasElement);
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), 'Dziękujemy!');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij 2 odpowiedzi' }));
    const tray = within(await canvas.findByRole('region', { name: 'Wysyłki zbiorcze' }));
    await expect(await tray.findByText('Opublikowano 0 z 2')).toBeVisible();
    await googleDecides(1, 'published');
    await googleDecides(2, { rejected: 'repetitive' });
    await userEvent.click(await tray.findByRole('button', { name: '1 odpowiedź wymaga poprawy' }));
    await expect(await tray.findByText(/powtarza się w wielu miejscach/)).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Wyślij te jeszcze raz' }));
    await eventually(() => expect(server().data.reviews[1]?.reply_status).toBe('processing'));
  },
};
