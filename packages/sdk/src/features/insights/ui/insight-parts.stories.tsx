import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Keywords: Story = { render: () => <InsightKeywords /> };
export const Locations: Story = { render: () => <InsightLocations defaultFilters={{ order: 'rise' }} /> };
