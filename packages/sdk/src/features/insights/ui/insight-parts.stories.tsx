import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { InsightChart } from './insight-chart.tsx';
import { InsightKeywords } from './insight-keywords.tsx';
import { InsightLocations } from './insight-locations.tsx';
import { ExampleInsights, type ExampleInsightsProps } from './stories/example-insights.tsx';

const meta = {
  title: 'Insights/Parts',
  component: ExampleInsights,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleInsights {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleInsightsProps>;

export default meta;
type Story = StoryObj<ExampleInsightsProps & { children: ReactNode }>;

export const Chart: Story = {
  name: 'MON-08 a chart stands alone, by weeks',
  args: { children: <InsightChart show="actions" defaultFilters={{ preset: 'last_180_days' }} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeVisible();
  },
};
export const Keywords: Story = { args: { children: <InsightKeywords /> } };
export const Locations: Story = {
  args: { children: <InsightLocations defaultFilters={{ order: 'rise' }} /> },
};
