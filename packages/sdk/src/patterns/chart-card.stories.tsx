import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Chip } from '../ui/display/chip.tsx';
import { SegmentedControl } from '../ui/fields/segmented-control.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Text } from '../ui/layout/text.tsx';
import { ChartCard } from './chart-card.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const series = [
  { id: 'views', label: 'Wyświetlenia', color: 'color-series-1', values: [120, null, 95, 143] },
  { id: 'clicks', label: 'Kliknięcia', color: 'color-series-2', values: [8, null, 5, 11] },
] as const;

const values = {
  label: 'Wyświetlenia',
  axis: 'count',
  dates: ['2026-10-14', '2026-10-15', '2026-10-16', '2026-10-17'],
  resolution: 'day',
  series: series.slice(0, 1),
} as const;

const shows = (
  <SegmentedControl
    label="Co pokazać"
    segments={series.map(({ id, label }) => ({ id, label }))}
    value="views"
    onChange={fn()}
  />
);

const meta = {
  component: ChartCard,
  decorators: [inPinfold],
  args: {
    part: 'PostInsights-card',
    title: 'Dzień po dniu',
    headingLevel: 2,
    toolbar: { label: 'Co pokazać' },
    tools: shows,
    tableLabel: 'Tabela',
    plot: values,
    note: 'Przerwa na wykresie to dzień bez danych od Google.',
  },
} satisfies Meta<typeof ChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithToolsAndDownload: Story = {
  args: {
    toolbar: undefined,
    lead: shows,
    tools: (
      <SegmentedControl
        label="Krok"
        segments={[
          { id: 'day', label: 'Dzień' },
          { id: 'week', label: 'Tydzień' },
        ]}
        value="day"
        onChange={fn()}
      />
    ),
    download: {
      labels: { menu: 'Pobierz', png: 'Obraz wykresu (PNG)', csv: 'Tabela (CSV)' },
      saveCsv: fn(),
      savePng: fn(),
    },
  },
};

export const AsTable: Story = {
  name: 'The table may say more than the chart, and has no picture',
  args: { ...WithToolsAndDownload.args, table: { ...values, series } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const openMenu = async () => userEvent.click(canvas.getByRole('button', { name: 'Pobierz' }));
    await canvas.findByRole('slider');
    await openMenu();
    await userEvent.click(await page.findByRole('menuitem', { name: /PNG/ }));
    await expect(args.download?.savePng).toHaveBeenCalledWith(expect.any(HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Tabela' }));
    const table = await canvas.findByRole('table', { name: 'Wyświetlenia' });
    await expect(within(table).getByText('Kliknięcia')).toBeVisible();
    await openMenu();
    await expect(await page.findByRole('menuitem', { name: /PNG/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('menuitem', { name: /CSV/ }));
    await expect(args.download?.saveCsv).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

export const HeldOutside: Story = {
  name: 'The table may be one of the tools, with a remark above the values and figures below them',
  args: {
    tools: (
      <Chip isSelected onChange={fn()}>
        Tabela
      </Chip>
    ),
    tableLabel: undefined,
    isTable: true,
    lead: <Text as="p">Jedna miara naraz.</Text>,
    children: <Text as="p">366 wyświetleń w okresie</Text>,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Wyświetlenia' });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    for (const text of ['Jedna miara naraz.', '366 wyświetleń w okresie'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { ...WithToolsAndDownload.args, state: <Skeleton label="Wczytywanie" blocks={4} /> },
};

export const Empty: Story = {
  args: {
    ...WithToolsAndDownload.args,
    state: <EmptyState title="Brak danych">Google nie podało nic dla tych dni.</EmptyState>,
  },
};

export const Narrow: Story = {
  ...WithToolsAndDownload,
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ChartCard {...args} />
    </div>
  ),
};

export const Dark: Story = { ...WithToolsAndDownload, globals: { colorScheme: 'dark' } };
