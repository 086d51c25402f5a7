import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { server } from '../../../stories/host-page.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { type ExampleInboxProps, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inbox: Story = { args: { activeId: 1 } };
export const Dark: Story = { args: { activeId: 4 }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { activeId: 4 }, globals: { locale: 'en' } };
export const Spanish: Story = { args: { activeId: 7 }, globals: { locale: 'es' } };
export const RightToLeft: Story = {
  name: 'SDK-06 on a page that runs from right to left, words keep their own order',
  args: { activeId: 5 },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await inboxPage(canvasElement).rows();
    await expect((await canvas.findAllByText('2 godz.')).length).toBeGreaterThan(0);
  },
};
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390, activeId: 5 }, globals: { colorScheme: 'dark' } };

export const Loading: Story = {
  args: { api: { failures: { searchReviews: 'hang', getReviewStats: 'hang' } } },
};

export const NothingYet: Story = {
  args: { api: { data: { reviews: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze opinii')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wyczyść filtry' })).toBeNull();
  },
};

export const NothingMatches: Story = {
  name: 'RV-01 nothing matches, and the filters can be cleared',
  args: { defaultFilters: { q: 'pomidorowa' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Nic nie pasuje do filtrów')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect((await inboxPage(canvasElement).rows()).length).toBeGreaterThan(2);
  },
};

export const AllAnswered: Story = {
  args: {
    defaultFilters: { reply: false, deleted: false },
    api: {
      data: { reviews: [testReview({ id: 1, reply_status: 'published', reply_comment: 'Dziękujemy!' })] },
    },
  },
};

export const Failed: Story = {
  args: { api: { failures: { searchReviews: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się wczytać opinii')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  name: 'SDK-07 without the permission the inbox says why it is closed',
  args: { api: { data: { permissions: ['view_dashboard'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do opinii')).toBeVisible();
    await expect(canvas.getByText(/Poproś właściciela konta/)).toBeVisible();
  },
};

export const Demo: Story = {
  name: 'SES-10 in the demo a reply can be written and sent; the API refuses it, and the text stays',
  args: { activeId: 1, api: { data: { isDemo: true } } },
  play: async ({ canvasElement }) => {
    const { composer, detail, eventually } = inboxPage(canvasElement);
    await eventually(async () => expect(await composer()).toBeEnabled());
    await userEvent.type(await composer(), 'Dziękujemy!');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await eventually(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('replyToReview'),
    );
    await eventually(async () => expect(await composer()).toHaveValue('Dziękujemy!'));
  },
};

const long = 'Konstantynopolitańczykowianeczka'.repeat(6);

export const LongWords: Story = {
  args: {
    activeId: 1,
    api: {
      data: {
        reviews: [1, 2, 3].map((id) =>
          testReview({
            id,
            comment: long,
            author: { name: long, is_anonymous: false },
            location: { id: 1, name: long, address: long, city: long },
            reply_status: 'rejected',
            reply_problem: 'location_unverified',
            reply_comment: long,
            note: { text: long, author: long, updated_at: '2026-11-20T12:00:00Z' },
          }),
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await inboxPage(canvasElement).rows();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
