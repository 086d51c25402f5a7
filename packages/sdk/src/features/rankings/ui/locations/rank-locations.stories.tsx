import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LocationPositionsTable } from './location-positions-table.tsx';
import { ExampleRankLocations, type ExampleRankLocationsProps } from './stories/example-rank-locations.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  component: LocationPositionsTable,
  parameters: { layout: 'edge' },
  args: { width: 1280 },
  render: (args, { globals }) => (
    <ExampleRankLocations {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleRankLocationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  name: 'MON-04 a column a keyword; a press on it brings the best to the top, and another the worst',
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Pozycje wszystkich lokalizacji' });
    const [, column] = within(grid).getAllByRole('columnheader');
    const sort = within(column ?? grid).getByRole('button');
    await userEvent.click(sort);
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(sort);
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'descending'));
    await expect(canvas.getByText('Co znaczą te liczby')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  name: 'MON-04 a search without an answer says so, and is taken back in one press',
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox'), 'Atlantyda');
    await expect(await canvas.findByText('Ninguna ubicación coincide')).toBeVisible();
    await userEvent.click(canvas.getByText('Borrar filtros'));
    await expect(await canvas.findByRole('grid')).toBeInTheDocument();
  },
};

export const NoKeywords: Story = {
  name: 'MON-04 MON-02 who watches no keyword is told what to do next',
  args: {
    prepare: ({ data }) => {
      data.presence.keywords = [];
    },
    emptyActions: <a href="#keywords">Dodaj frazy</a>,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Żadna fraza nie jest jeszcze śledzona');
    await expect(canvas.getByText('Dodaj frazy')).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'MON-04 positions that could not be loaded are tried again',
  args: { api: { failures: { listLocationPositions: 'internal_error' } } },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Positions could not be loaded');
    server().fail('listLocationPositions', undefined);
    await userEvent.click(canvas.getByText('Try again'));
    await expect(await canvas.findByRole('grid')).toBeInTheDocument();
  },
};

export const PhoneDark: Story = {
  name: 'MON-04 on a phone each location is a card with its keywords',
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await expect(canvas.getAllByText(/^Średnia, gdzie widać: /)[0]).toBeVisible();
  },
};

export const Chart: Story = {
  name: 'MON-04 bands, buckets, averages and the whole period, each of which is also a table',
  args: { view: 'chart' },
  play: async ({ canvas }) => {
    await canvas.findByText('Udział przedziałów pozycji w czasie');
    await userEvent.click(canvas.getByText('Udział w top'));
    await userEvent.click(canvas.getByText('Top 10'));
    await canvas.findByText('Top 10: udział w czasie');
    await userEvent.click(canvas.getByText('Tabela'));
    const table = await canvas.findByRole('table', { name: 'Top 10: udział w czasie' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(80);
  },
};

export const MapOfPositions: Story = {
  name: 'MON-06 pins carry the number and the colour, and the list beside them says the same',
  args: { view: 'map' },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('grid', { name: 'Pozycje na mapie jako lista' });
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.pinfold-Map-marker').length).toBeGreaterThan(0),
    );
    list.focus();
    await userEvent.keyboard('{ArrowDown}');
    const open = await canvas.findByText('Zobacz wszystkie frazy');
    await expect(open).toHaveAttribute('href', expect.stringMatching(/^#location-\d+$/));
  },
};

export const MapOnAPhone: Story = {
  name: 'MON-06 on a phone the map stands above its list',
  args: { view: 'map', width: 390 },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Positions on the map as a list' });
    await expect(canvas.getByText(/^Grey 20\+: we looked/)).toBeInTheDocument();
  },
};
