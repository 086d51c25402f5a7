import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ExampleAppReviews, type ExampleAppReviewsProps } from './stories/example-app-reviews.tsx';

const meta = {
  title: 'features/app-reviews/AppReviewsGate',
  args: {},
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleAppReviews {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleAppReviewsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const gaps: ExampleAppReviewsProps['gaps'] = [25, 20, 15, 10, 5].map((day) => ({
  app: { id: 3, name: 'Karta Lipy', store: 'google_play', removed_at: null },
  from: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  to: `2026-11-${String(day + 2).padStart(2, '0')}T08:00:00.000Z`,
}));

export const Counters: Story = {};
export const Dark: Story = { args: { gaps: gaps.slice(0, 1) }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { gaps }, globals: { locale: 'en' } };
export const Spanish: Story = { args: { gaps }, globals: { locale: 'es' } };
export const Phone: Story = { args: { gaps: gaps.slice(0, 1), width: 375 } };
export const OneAppInEachStore: Story = {
  args: {
    prepare: ({ mobileApps }) => {
      mobileApps.apps = mobileApps.apps.filter(({ id }) => id !== 2);
    },
  },
};
export const RemovedApp: Story = {
  args: {
    prepare: ({ mobileApps, appReviews }) => {
      const removed_at = '2026-11-25T10:00:00.000Z';
      mobileApps.apps = mobileApps.apps.map((app) => (app.id === 1 ? { ...app, removed_at } : app));
      appReviews.reviews = appReviews.reviews.map((review) =>
        review.app.id === 1 ? { ...review, app: { ...review.app, removed_at } } : review,
      );
    },
  },
};
export const ManyApps: Story = {
  name: 'RV-12 thirty apps leave room for the list on a phone',
  args: {
    width: 375,
    prepare: ({ mobileApps }) => {
      const [first] = mobileApps.apps;
      if (!first) return;
      const more = Array.from({ length: 30 }, (_, at) => ({ ...first, id: 100 + at, name: `Lipa ${at}` }));
      mobileApps.apps = [...mobileApps.apps, ...more];
    },
  },
};
export const Gap: Story = {
  args: { gaps: gaps.slice(0, 1) },
  name: 'RV-12 a gap is told until it is hidden',
  play: async ({ canvas }) => {
    await canvas.findByText('Może brakować opinii z Google Play');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj do końca sesji' }));
    await expect(canvas.queryByText('Może brakować opinii z Google Play')).toBeNull();
  },
};
export const ManyGaps: Story = { args: { gaps } };
export const NoApps: Story = {
  args: {
    prepare: ({ mobileApps, appReviews }) => {
      mobileApps.apps = [];
      appReviews.reviews = [];
    },
  },
};
export const NoAppsForOthers: Story = { args: { ...NoApps.args, connectHref: null } };
export const Loading: Story = { args: { api: { latency: 600_000 } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_dashboard'] } } } };
export const OfSomeLocations: Story = { args: { api: { data: { seesAllLocations: false } } } };
export const FlagOff: Story = { args: { api: { data: { featureFlags: [] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
