import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RankSearch } from '../../rank-search.ts';
import { CompetitionChart } from './competition-chart.tsx';
import { ExampleCompetition, type ExampleCompetitionProps } from './stories/example-competition.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  component: CompetitionChart,
  parameters: { layout: 'edge' },
  render: ({ search, ...args }, { globals }) => (
    <ExampleCompetition {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompetitionChart defaultSearch={search} competitorsHref="#competitors" keywordsHref="#keywords" />
    </ExampleCompetition>
  ),
} satisfies Meta<ExampleCompetitionProps & { search?: RankSearch }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: 'MON-05 the own location beside three competitors: lines, an average of one keyword, a table, and the differences',
  args: { search: { compare: 'previous_term' } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('table', { name: /Wyniki w okresie/ });
    await expect(within(figures).getAllByRole('row')).toHaveLength(5);
    await expect(within(figures).getAllByText(/(przed|za) Tobą$/).length).toBeGreaterThan(3);
    await expect(within(figures).getAllByText(/^wcześniej /).length).toBeGreaterThan(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Średnia' }));
    await expect(await canvas.findByText(/dla jednej frazy: „/)).toBeVisible();
    const asked = () => server().calls.filter(({ operation }) => operation === 'getCompetition');
    await waitFor(() =>
      expect(asked().at(-1)?.body).toMatchObject({ chart: 'average', compare: 'previous_term' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    const table = await canvas.findByRole('table', { name: 'Średnia pozycja obok konkurencji' });
    await expect(within(table).getByRole('columnheader', { name: 'Kawiarnia Botanika' })).toBeVisible();
  },
};

export const DarkPhone: Story = {
  name: 'MON-05 the figures of each listing stand below each other on a phone, in the dark and in Spanish',
  args: { width: 390 },
  globals: { colorScheme: 'dark', locale: 'es' },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('table', { name: /Resultados del periodo/ });
    await expect(within(figures).getByRole('rowheader', { name: 'Palarnia Ziarno' })).toBeVisible();
  },
};

export const ServiceArea: Story = {
  name: 'MON-05 a location that serves an area cannot be watched, and says why',
  args: {
    search: { keywords: ['kawiarnia'], facility: 1 },
    prepare: (data) => {
      data.locations = data.locations.map((location) =>
        location.id === 1 ? { ...location, business_type: 'service_area' } : location,
      );
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tej lokalizacji nie można śledzić')).toBeVisible();
  },
};
