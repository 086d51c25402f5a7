import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppReviewAnalytics } from './app-review-analytics.tsx';
import { ExampleAppAnalytics, type ExampleAppAnalyticsProps } from './stories/example-app-analytics.tsx';

const meta = {
  component: AppReviewAnalytics,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleAppAnalytics {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleAppAnalyticsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const gap = {
  app: { id: 1, name: 'Kawiarnia Lipa', store: 'google_play' as const, removed_at: null },
  from: '2026-11-03T10:00:00.000Z',
  to: '2026-11-09T10:00:00.000Z',
};

export const Overview: Story = {
  name: 'RV-12 figures of app reviews by app, store, version and country, each leading to its reviews',
  args: { onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Analiza opinii o aplikacjach', level: 1 }),
    ).toBeVisible();
    const versions = within(await canvas.findByRole('table', { name: 'Wersje aplikacji' }));
    await userEvent.click(await versions.findByRole('link', { name: '4.2.1: opinie 1' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('app_versions=4.2.1'));
    await expect(await canvas.findByRole('table', { name: 'Kraje' })).toHaveTextContent('Polska');
    await expect(await canvas.findByRole('table', { name: 'Sklepy' })).toHaveTextContent('Google Play');
  },
};

export const Categories: Story = {
  name: 'RV-12 categories that no app review is in say so',
  args: { categories: 'all' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Kategorie opinii o aplikacjach' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Żadna opinia z tego okresu nie ma kategorii')).toBeVisible();
  },
};

export const OneCategory: Story = {
  name: 'RV-12 one category with its phrases and apps',
  args: { categories: 2, isTagged: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Kategoria opinii o aplikacjach' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Frazy' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Aplikacje' })).toBeVisible();
  },
};

export const Gap: Story = {
  name: 'RV-12 figures say of which days reviews may be missing',
  args: { gaps: [gap] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Może brakować opinii z Google Play')).toBeVisible();
  },
};

export const Phone: Story = { name: 'on a phone', args: { width: 390 } };

export const NothingYet: Story = {
  name: 'RV-12 before there are reviews, the next step',
  args: { hasReviews: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/po połączeniu aplikacji/)).toBeVisible();
  },
};

export const NothingMatches: Story = {
  name: 'RV-12 filters that leave nothing say so',
  args: { defaultFilters: { q: 'jednorożec' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żadna opinia nie pasuje do filtrów')).toBeVisible();
  },
};

export const Disabled: Story = {
  name: 'RV-12 without the flag there are no figures',
  args: { flags: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opinie o aplikacjach są wyłączone')).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'who may not see figures reads why',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do analizy opinii o aplikacjach')).toBeVisible();
  },
};

export const Plan: Story = {
  name: 'a plan without figures says so',
  args: { api: { data: { planCapabilities: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do analizy opinii o aplikacjach')).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'figures that cannot be had can be asked for again',
  args: { api: { failures: { analyseAppReviews: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się policzyć opinii')).toBeVisible();
  },
};
