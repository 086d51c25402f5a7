import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type ExampleInboxProps, inboxMeta, inboxPage } from '../stories/example-inbox.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ReviewsInbox } from '../reviews-inbox.tsx';
import { testReview } from '../../../../testing/reviews/review-fixtures.ts';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const praise = testReview({ id: 1, comment: 'Bardzo dobra kawa i miła obsługa, polecam.' });
const other = testReview({ id: 2, author: { name: 'Anna Nowak', is_anonymous: false }, comment: null });
const reviews = [praise, other];

export const Streamed: Story = {
  name: 'RV-04 the first words are in the field while the model holds the third back; it is sent by a person',
  args: { activeId: 1, api: { data: { reviews, aiReplies: { holdAfter: 2 } } } },
  play: async ({ canvasElement }) => {
    const { composer, detail, eventually } = inboxPage(canvasElement);
    const field = await composer();
    await userEvent.type(field, 'Pani Marto,');
    await userEvent.click(await detail().findByRole('button', { name: /Propozycja AI/ }));
    await eventually(() => expect(field).toHaveValue('Pani Marto,\n\nDzień dobry, dziękujemy '));
    await expect(detail().getByText('AI pisze propozycję.')).toBeVisible();
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    server().releaseAi();
    await expect(await detail().findByText(/^Propozycja gotowa/)).toBeVisible();
    await expect(detail().getByText('Propozycje AI: zostało 411 z 500 · odnawia się 1 gru')).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'replyToReview')).toBe(false);
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await eventually(() =>
      expect(server().calls.find(({ operation }) => operation === 'replyToReview')?.body).toMatchObject({
        is_written_by_ai: true,
      }),
    );
  },
};

export const Cut: Story = {
  name: 'RV-04 a stream that breaks leaves what was typed and what had come, and can be tried again',
  args: { activeId: 1, width: 390, api: { data: { reviews, aiReplies: { endAfter: 2, end: 'cut' } } } },
  globals: { colorScheme: 'dark' },
  play: async ({ canvasElement }) => {
    const { composer, detail } = inboxPage(canvasElement);
    await userEvent.type(await composer(), 'Pani Marto,');
    await userEvent.click(await detail().findByRole('button', { name: /Propozycja AI/ }));
    await expect(await detail().findByText(/^Połączenie zostało przerwane/)).toBeVisible();
    await expect(await composer()).toHaveValue('Pani Marto,\n\nDzień dobry, dziękujemy ');
    await expect(detail().getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Checked: Story = {
  name: 'BEY-07 what may be a mistake is named before sending, and needs one more press',
  args: { activeId: 1, api: { data: { reviews } } },
  play: async ({ canvasElement }) => {
    const { composer, detail, eventually } = inboxPage(canvasElement);
    const field = await composer();
    await detail().findByText(/zostało 412 z 500/);
    await userEvent.click(field);
    await userEvent.paste('Rabat dostała też Anna Nowak, prosimy o telefon 600 700 800.');
    const sent = () => server().calls.some(({ operation }) => operation === 'replyToReview');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await expect(await detail().findByText('Sprawdź, zanim wyślesz')).toBeVisible();
    for (const words of ['„Rabat”', '„600 700 800”', '„Anna Nowak”'])
      await expect(detail().getByText(new RegExp(words))).toBeVisible();
    await expect(sent()).toBe(false);
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await eventually(() => expect(sent()).toBe(true));
  },
};

export const Refused: Story = {
  name: 'RV-04 the button says why the model cannot be asked',
  args: {
    activeId: 2,
    api: { data: { reviews, planCapabilities: ['manual_replies', 'templates', 'ai_reply'] } },
  },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const { canvas } = inboxPage(canvasElement);
    const ask = await canvas.findByRole('button', { name: /AI draft A/ });
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    await expect(ask).toHaveAccessibleDescription('AI answers only reviews with text.');
  },
};
