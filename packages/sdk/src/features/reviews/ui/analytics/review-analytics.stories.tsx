import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReviewAnalytics } from './review-analytics.tsx';
import { ExampleAnalytics, type ExampleAnalyticsProps } from './stories/example-analytics.tsx';

const meta = {
  component: ReviewAnalytics,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleAnalytics {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleAnalyticsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  name: 'RV-08 figures with their change, over time as a chart or a table, and each leads to its reviews',
  args: { onNavigate: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole('heading', { name: 'Analiza opinii', level: 1 })).toBeVisible();
    const chart = within(await canvas.findByRole('group', { name: 'W czasie' }));
    await waitFor(() => expect(chart.getByRole('slider')).toBeVisible());
    await userEvent.click(chart.getByRole('radio', { name: 'Średnia ocena' }));
    await userEvent.click(chart.getByRole('button', { name: 'Tabela' }));
    const table = await chart.findByRole('table', { name: 'Średnia ocena' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);

    const stars = canvas.getByRole('list', { name: 'Rozkład ocen' });
    const two = within(stars).getAllByRole('link')[1];
    if (!two) throw new Error('There is no second bar.');
    await userEvent.click(two);
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/reviews\?rating=\d&date_from=\d{4}-\d\d-\d\d&date_to=/),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Okres: Ostatnie 90 dni' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Od początku' }));
    await expect(await canvas.findByRole('button', { name: 'Okres: Od początku' })).toBeVisible();
    const cities = within(await canvas.findByRole('table', { name: 'Miasta' }));
    await userEvent.click(cities.getByRole('button', { name: 'Średnia ocena' }));
    await waitFor(() =>
      expect(cities.getByRole('columnheader', { name: 'Średnia ocena' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
  },
};

export const Categories: Story = {
  name: 'RV-08 every category with its score, from which its praise and its complaints are one press away',
  args: { categories: 'all', onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'O czym piszą klienci' }));
    await userEvent.click(table.getByRole('link', { name: 'Kawa' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/category?tags=2');
    await userEvent.click(table.getByRole('link', { name: /^Kawa: Pozytywne/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      expect.stringContaining('tags=2&tags_sentiment=positive'),
    );
  },
};

export const OneCategory: Story = {
  name: 'RV-08 one category with its phrases, its locations and its course',
  args: { categories: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kategoria opinii' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Kawa' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Frazy' })).toBeVisible();
  },
};

export const Phone: Story = { name: 'on a phone', args: { width: 390 } };

export const NothingMatches: Story = {
  name: 'RV-08 filters that leave nothing say so, and can be cleared',
  args: { defaultFilters: { q: 'jednorożec' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żadna opinia nie pasuje do filtrów')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść wszystko' }));
    await expect(await canvas.findByRole('group', { name: 'W czasie' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'who may not see figures reads why',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do analizy opinii')).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'figures that cannot be had can be asked for again',
  args: { api: { failures: { analyseReviews: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się policzyć opinii')).toBeVisible();
  },
};
