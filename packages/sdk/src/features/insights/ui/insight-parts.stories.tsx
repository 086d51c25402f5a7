import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InsightChart } from './insight-chart.tsx';
import { InsightKeywords } from './insight-keywords.tsx';
import { InsightLocations } from './insight-locations.tsx';
import { ExampleInsights } from './stories/example-insights.tsx';

const meta = {
  component: InsightChart,
  parameters: { layout: 'edge' },
  decorators: [
    (Part, { globals }) => (
      <ExampleInsights locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
        <Part />
      </ExampleInsights>
    ),
  ],
} satisfies Meta<typeof InsightChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  name: 'MON-08 a chart stands alone, by weeks',
  args: { show: 'actions', defaultFilters: { preset: 'last_180_days' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeVisible();
  },
};
export const Keywords: Story = {
  name: 'MON-08 of rare keywords is said that they are fewer; a search that finds none can be cleared',
  render: () => <InsightKeywords defaultFilters={{ facilities_ids: [1] }} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Czego szukano' });
    await expect(within(table).getAllByText('mniej niż 15').length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Szukaj frazy' }), 'nikt tego nie szuka');
    await canvas.findByText('Żadna fraza nie pasuje');
  },
};
export const Locations: Story = { render: () => <InsightLocations defaultFilters={{ order: 'rise' }} /> };
