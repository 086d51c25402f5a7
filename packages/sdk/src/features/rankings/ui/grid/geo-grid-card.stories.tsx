import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { testRankScan } from '../../../../testing/rankings/ranking-fixtures.ts';
import { GeoGridCard, type GeoGridCardProps } from './geo-grid-card.tsx';
import { ExampleGrid, type ExampleGridProps } from './stories/example-grid.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  component: GeoGridCard,
  parameters: { layout: 'edge' },
  args: { facilityId: 1, onGridChange: fn() },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleGrid
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <GeoGridCard {...args} />
    </ExampleGrid>
  ),
} satisfies Meta<ExampleGridProps & GeoGridCardProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scan: Story = {
  name: 'MON-06 BEY-10 a scan by numbers and colours, its measures with what they mean, rivals, and the table',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '„kawiarnia”, siatka 7×7' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Pozycje z .* w 49 punktach\. Widać w \d+ z \d+/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Brak w pierwszej dwudziestce liczy się jako 21.')).toBeVisible();
    await expect(canvas.getByText(/zwykle waha się między skanami o ±/)).toBeVisible();
    const winners = canvas.getByRole('heading', { name: 'Kto wygrywa w tej okolicy' });
    await expect(winners).toBeVisible();
    await expect(canvas.getAllByText('Twoja lokalizacja')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    const table = within(canvas.getByRole('table', { name: 'Pozycje w punktach siatki' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(table.getByRole('rowheader', { name: '1,5 km na północ' })).toBeVisible();
  },
};

export const Difference: Story = {
  name: 'BEY-10 two scans: at each point what it won, by number, arrow, colour and shape, and whether that is usual',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Porównaj dwa skany' }));
    const counts = /^(\d+) lepiej, (\d+) gorzej, (\d+) bez zmian$/;
    const said = (await canvas.findByText(counts)).textContent;
    await expect(canvas.getByRole('img', { name: /^Zmiany od .* do .* w 49 punktach/ })).toBeVisible();
    await expect(canvas.getByText(/zwykłych wahań|zwykłe wahania/)).toBeVisible();
    const [better = 0] = counts.exec(said)?.slice(1).map(Number) ?? [];
    await expect(canvasElement.querySelectorAll('[data-state="better"]').length).toBeGreaterThanOrEqual(
      better,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Skan A/ }));
    const scans = await page.findAllByRole('option');
    await expect(scans).toHaveLength(8);
    await userEvent.click(scans.at(-1) ?? canvasElement);
    await waitFor(() => expect(canvas.getByText(counts)).not.toHaveTextContent(said));
  },
};

export const Lapse: Story = {
  name: 'BEY-10 the time-lapse goes scan by scan, and plays by itself to the last one',
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Skan' });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/skan 8 z 8$/));
    await fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/skan 1 z 8$/)),
    );
    await fireEvent.change(slider, { target: { value: '6' } });
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/skan 7 z 8$/)),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Odtwórz kolejne skany' }));
    await expect(canvas.getByRole('button', { name: 'Zatrzymaj' })).toBeVisible();
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/skan 8 z 8$/)),
    );
    await expect(await canvas.findByRole('button', { name: 'Odtwórz kolejne skany' })).toBeVisible();
  },
};

export const NewGrid: Story = {
  name: 'MON-06 a grid is laid from the empty state, refused beside the field, followed while it is scanned, and shown',
  args: { facilityId: 3 },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rozłóż siatkę' }));
    const form = within(await page.findByRole('dialog', { name: 'Nowa siatka' }));
    await expect(
      await form.findByText(/Siatka obejmie 3 km × 3 km\. Każdy skan to 49 zapytań\./),
    ).toBeVisible();
    server().fail('createRankGrid', 'rank_grid_exists');
    await userEvent.click(form.getByRole('button', { name: 'Rozłóż i skanuj' }));
    await expect(
      await form.findByText(/rank_grid_exists/, { selector: '.pinfold-Field-error' }),
    ).toBeVisible();
    server().fail('createRankGrid', undefined);
    await userEvent.click(form.getByRole('button', { name: 'Rozłóż i skanuj' }));
    await expect(await canvas.findByRole('progressbar', { name: /^Skanuję siatkę/ })).toBeVisible();
    const id = server().data.rankings.grids[0]?.id ?? 0;
    await expect(args.onGridChange).toHaveBeenCalledWith(id);
    server().finishScan(id);
    await expect(await canvas.findByRole('img', { name: /^Pozycje z/ })).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: /^Skanuję/ })).toBeNull();
  },
};

export const Refused: Story = {
  name: 'MON-06 a scan that cannot be ordered says why, one that failed says so, and a grid goes after a question',
  args: {
    prepare: ({ data: { rankings } }) => {
      rankings.scansToday = rankings.scansPerDay;
      const failed = testRankScan({ id: 999, status: 4, done_at: null });
      rankings.scans.set(1, [failed, ...(rankings.scans.get(1) ?? [])]);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/^Skan z .* się nie udał$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skanuj teraz' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Nie udało się zlecić skanu/);
    await userEvent.click(canvas.getByRole('button', { name: 'Więcej o tej siatce' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Usuń siatkę' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Usunąć siatkę?' }));
    server().fail('deleteRankGrid', 'internal_error');
    await userEvent.click(question.getByRole('button', { name: 'Usuń siatkę' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    server().fail('deleteRankGrid', undefined);
    await userEvent.click(question.getByRole('button', { name: 'Usuń siatkę' }));
    await expect(await canvas.findByText('Ta lokalizacja nie ma jeszcze siatki')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const PhoneDark: Story = {
  name: 'MON-06 thirteen by thirteen on a dark phone',
  args: {
    width: 390,
    prepare: ({ data: { rankings } }) => {
      rankings.grids = rankings.grids.map((grid) => (grid.id === 1 ? { ...grid, size: 13 } : grid));
      rankings.scans.set(1, [testRankScan({ id: 108, size: 13, spacing_m: 250 })]);
    },
  },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /w 169 punktach/ })).toBeVisible();
    await expect(canvas.getByText(/^Po drugim skanie/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ReadOnly: Story = {
  name: 'MON-06 who may not manage keywords reads everything, and why nothing can be scanned',
  args: { api: { data: { permissions: ['view_maps_rankings'] } } },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const scan = await canvas.findByRole('button', { name: 'Scan now' });
    await expect(scan).toHaveAttribute('aria-disabled', 'true');
    await expect(scan).toHaveAccessibleDescription();
    await expect(canvas.getByText('every week')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: { failures: { listRankGrids: 'internal_error' } } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    server().fail('listRankGrids', undefined);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '«kawiarnia», cuadrícula 7×7' })).toBeVisible();
  },
};
