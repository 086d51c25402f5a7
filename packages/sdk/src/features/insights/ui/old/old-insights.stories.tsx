import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleInsights, type ExampleInsightsProps } from '../stories/example-insights.tsx';
import { OldInsights, type OldInsightsProps } from './old-insights.tsx';

const meta = {
  component: OldInsights,
  parameters: { layout: 'edge' },
  args: { onFiltersChange: fn() },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleInsights
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <OldInsights {...args} />
    </ExampleInsights>
  ),
} satisfies Meta<ExampleInsightsProps & OldInsightsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = () => server().calls.filter(({ operation }) => operation === 'getOldInsights');

export const Default: Story = {
  name: 'MON-08 the archive ends on 30 March 2023, and its figures are a table too',
  args: { defaultFilters: { date_from: '2023-03-01', date_to: '2023-03-30', facilities_ids: [1] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Google zakończyło te statystyki 30 marca 2023 r.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabela' }));
    const table = await canvas.findByRole('table', { name: 'Dzień po dniu' });
    await expect(within(table).getByRole('row', { name: /^30 mar 2023/ })).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(9);
  },
};

export const OutOfPeriod: Story = {
  name: 'MON-08 of an address with 31 March nothing is read; one press shows the end of the archive',
  args: { defaultFilters: { date_from: '2023-03-01', date_to: '2023-03-31' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Tego okresu nie ma w archiwum')).toBeVisible();
    await expect(canvas.getAllByText('Wybierz okres do 30 marca 2023 r.')[0]).toBeVisible();
    await expect(calls()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż ostatnie 90 dni archiwum' }));
    await canvas.findByRole('heading', { name: 'Dzień po dniu' });
    await expect(args.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const Export: Story = {
  name: 'MON-08 the archive becomes a workbook, of one kind alone',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Dzień po dniu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Eksportuj' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Eksport archiwum zachowań',
      }),
    );
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Przygotuj plik' }));
    const link = await dialog.findByRole('link', { name: 'Pobierz plik' });
    await expect(link).toHaveAttribute('download', expect.stringMatching(/\.xlsx$/));
  },
};

export const NoMatch: Story = { args: { defaultFilters: { facilities_ids: [90] } } };
export const Empty: Story = { args: { api: { data: { insights: { old: [] } } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const Failed: Story = { args: { api: { failures: { getOldInsights: 'internal_error' } } } };
export const Loading: Story = { args: { api: { failures: { getOldInsights: 'hang' } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Phone: Story = {
  name: 'MON-08 on a phone nothing of the archive is wider than the screen',
  args: { width: 390 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Według lokalizacji' });
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
