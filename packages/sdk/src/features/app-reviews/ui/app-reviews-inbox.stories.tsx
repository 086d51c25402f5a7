import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HostPage } from '../../../stories/host-page.tsx';
import type { TestData } from '../../../testing/test-data.ts';
import { AppReviewsInbox, type AppReviewsInboxProps } from './app-reviews-inbox.tsx';

interface ExampleProps extends AppReviewsInboxProps {
  /** Reviews, where they differ from the usual. */
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
}

const meta = {
  component: AppReviewsInbox,
  parameters: { layout: 'edge' },
  args: {},
  render: ({ prepare, width, ...args }, { globals }) => (
    <HostPage
      room={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}
      api={{ data: { featureFlags: ['app_reviews'] } }}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <AppReviewsInbox {...args} />
    </HostPage>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GooglePlay: Story = { args: { activeId: 1 } };
export const AppStore: Story = { args: { activeId: 3 } };
export const Dark: Story = { args: { activeId: 2 }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { activeId: 1 }, globals: { locale: 'en' } };
export const Spanish: Story = { args: { activeId: 1 }, globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const Empty: Story = {
  args: {
    prepare: ({ appReviews }) => {
      appReviews.reviews = [];
    },
  },
};

export const RemovedApp: Story = {
  args: {
    activeId: 3,
    prepare: ({ appReviews }) => {
      const removed_at = '2026-11-25T10:00:00.000Z';
      appReviews.reviews = appReviews.reviews.map((review) =>
        review.store === 'app_store' ? { ...review, app: { ...review.app, removed_at } } : review,
      );
    },
  },
};

export const TooLong: Story = {
  name: 'RV-12 a reply that its store does not take cannot be sent, and is counted in characters',
  args: { activeId: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Odpowiedź' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(351));
    await expect(await canvas.findByText('Za długa o 1 znak')).toBeVisible();
  },
};
