import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleChart, type ExampleChartProps } from './stories/example-chart.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { RankChart } from './rank-chart.tsx';

const meta = {
  component: RankChart,
  parameters: { layout: 'edge' },
  args: { locale: 'pl', colorScheme: 'light' },
  render: (args, { globals }) => (
    <ExampleChart {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleChartProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  name: 'MON-03 positions over time: arrow keys read out the points, the legend hides a line, gaps and own changes show',
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole('slider');
    await waitFor(() => expect(canvas.getByText(/zmiana: godziny otwarcia/)).toBeVisible());
    cursor.focus();
    await userEvent.keyboard('{End}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/; kawiarnia: \d/));
    const last = cursor.getAttribute('aria-valuetext');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(cursor.getAttribute('aria-valuetext')).not.toBe(last);
    // Keys choose a point after the pointer has chosen another.
    await userEvent.hover(cursor);
    await userEvent.unhover(cursor);
    await userEvent.keyboard('{Home}');
    const [first = ''] = cursor.getAttribute('aria-valuetext')?.split(';') ?? [];
    await waitFor(() => expect(canvas.getByText(first)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'sernik', pressed: true }));
    await expect(cursor.getAttribute('aria-valuetext')).not.toContain('sernik');
    await userEvent.click(canvas.getByRole('button', { name: 'sernik', pressed: false }));
    await expect(cursor.getAttribute('aria-valuetext')).toContain('sernik');
  },
};

export const Average: Story = {
  name: 'MON-03 the average takes one keyword: the first stays, is named, and another is a press away',
  args: { search: { drawing: 'line' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'Średnia' }));
    await expect(await canvas.findByText(/Średnią pokazujemy dla jednej frazy: „dobra kawa”/)).toBeVisible();
    await canvas.findByRole('button', { name: 'Średnia ze wszystkich punktów' });
    await userEvent.click(canvas.getByRole('button', { name: 'sernik' }));
    await canvas.findByText(/dla jednej frazy: „sernik”/);
    const asked = server().calls.filter(({ operation }) => operation === 'searchPositions');
    await expect(asked.at(-1)?.body).toMatchObject({ chart: 'average', keywords: ['sernik'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Najwyższa' }));
    await expect(await canvas.findByRole('button', { name: '5 fraz' })).toBeVisible();
  },
};

export const AsTable: Story = {
  name: 'MON-03 the table says what the chart draws, with the earlier period and what was changed',
  args: { search: { view: 'table', compare: 'previous_term', preset: 'last_90_days' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pozycje na mapie' });
    await expect(within(table).getAllByRole('row')).toHaveLength(91);
    await expect(within(table).getByText('kawiarnia, wcześniej')).toBeVisible();
    await waitFor(() => expect(within(table).getByText(/zmiana: godziny otwarcia/)).toBeVisible());
    await expect(within(table).getAllByText('–').length).toBeGreaterThan(0);
  },
};

export const Compared: Story = {
  name: 'MON-09 a period by name or by its days, beside the one before; figures say what is better',
  args: { search: { compare: 'previous_term' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('slider');
    await expect(await canvas.findByText(/cienka przerywana/)).toBeVisible();
    await expect(canvas.getByText('Średnia ze wszystkich wyszukiwań; brak liczy się jako 21.')).toBeVisible();
    await expect(canvas.getAllByText(/^(lepiej o|gorzej o|bez zmian)/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Okres: Ostatnie 90 dni' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Poprzedni miesiąc' }));
    await expect(await canvas.findByRole('button', { name: 'Okres: Poprzedni miesiąc' })).toBeVisible();
    const asked = server().calls.filter(({ operation }) => operation === 'searchPositions');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ compare: 'previous_term' }));
  },
};

export const Bars: Story = {
  name: 'MON-03 CRD-03 bars of recharts count the keywords in each band of positions',
  args: { search: { drawing: 'bar', preset: 'last_365_days' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(canvasElement.querySelectorAll('.recharts-bar').length).toBeGreaterThan(1);
    await expect(canvas.getByRole('button', { name: 'Pozycje 1–3' })).toBeVisible();
  },
};

export const Doughnut: Story = {
  name: 'MON-03 the doughnut shows the bands of the whole period, in words beside it',
  args: { search: { drawing: 'doughnut' } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(list).getByText('Posiciones 1–3')).toBeVisible();
  },
};

export const NothingWatched: Story = {
  name: 'MON-03 a location without keywords says where to add them',
  args: { prepare: ({ data }) => void (data.presence.keywords = []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żadna fraza nie jest tu jeszcze śledzona')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dodaj frazy' })).toHaveAttribute('href', '#keywords');
    await expect(server().calls.some(({ operation }) => operation === 'searchPositions')).toBe(false);
  },
};

export const PhoneDark: Story = {
  name: 'MON-03 on a dark phone the chart fits, and keywords are chosen by typing',
  args: { width: 390, search: { compare: 'previous_year', preset: 'last_30_days' } },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('slider');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: '5 keywords' }));
    await userEvent.type(await page.findByRole('searchbox'), 'ogród');
    const choices = within(await page.findByRole('dialog'));
    await userEvent.click(await choices.findByText('kawiarnia z ogródkiem'));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page.queryByRole('searchbox')).toBeNull());
  },
};
