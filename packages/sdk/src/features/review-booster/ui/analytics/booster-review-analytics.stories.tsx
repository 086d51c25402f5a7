import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BoosterReviewAnalytics } from './booster-review-analytics.tsx';
import {
  ExampleBoosterAnalytics,
  type ExampleBoosterAnalyticsProps,
} from './stories/example-booster-analytics.tsx';

const meta = {
  component: BoosterReviewAnalytics,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleBoosterAnalytics
      {...args}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    />
  ),
} satisfies Meta<ExampleBoosterAnalyticsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  name: 'RV-11 figures of answers by form, location and channel, each leading to its answers',
  args: { onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Analiza odpowiedzi z formularzy', level: 1 }),
    ).toBeVisible();
    const channels = within(await canvas.findByRole('table', { name: 'Skąd przyszły' }));
    await userEvent.click(await channels.findByRole('link', { name: 'Kod QR: odpowiedzi 1' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('channels=qr'));
    const forms = within(await canvas.findByRole('table', { name: 'Formularze' }));
    await userEvent.click(await forms.findByRole('link', { name: 'Przy kasie: odpowiedzi 1' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('forms=1'));
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { name: 'on a phone', args: { width: 375 } };

export const Categories: Story = {
  name: 'RV-11 categories that no answer is in say so',
  args: { categories: 'all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kategorie odpowiedzi' })).toBeVisible();
  },
};

export const OneCategory: Story = {
  name: 'RV-11 one category of answers with its forms',
  args: { categories: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kategoria odpowiedzi' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Formularze' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  name: 'RV-11 before there are answers, the next step',
  args: { hasAnswers: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gdy klienci wypełnią formularz/)).toBeVisible();
  },
};

export const NothingMatches: Story = { args: { defaultFilters: { q: 'jednorożec' } } };

export const Forbidden: Story = {
  name: 'who may not see figures of answers reads why',
  args: { api: { data: { permissions: ['view_rb_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do analizy odpowiedzi')).toBeVisible();
  },
};

export const Broken: Story = { args: { api: { failures: { analyseBoosterReviews: 'internal_error' } } } };
