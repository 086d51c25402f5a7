import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PostInsights, type PostInsightsProps } from './post-insights.tsx';

const meta = {
  component: PostInsights,
  parameters: { layout: 'edge' },
  args: { onFiltersChange: fn() },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PostInsights {...args} />
    </ExamplePublications>
  ),
} satisfies Meta<ExamplePublicationsProps & PostInsightsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = () => server().calls.filter(({ operation }) => operation === 'getPostInsights');

const february = { date_from: '2023-02-01', date_to: '2023-02-28' };

export const LastDay: Story = {
  name: 'PUB-06 February 2023 is shown, no day of March can be chosen, and the reason is said',
  args: { defaultFilters: february },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await canvas.findByText('Google zakończyło statystyki postów 28 lutego 2023 r.'),
    ).toBeVisible();
    await canvas.findByRole('heading', { name: 'Dzień po dniu' });
    await userEvent.click(canvas.getByRole('button', { name: /Okres/ }));
    const calendar = await page.findByRole('dialog');
    await expect(within(calendar).getByText(/Późniejszych dni nie można wybrać, bo Google/)).toBeVisible();
    await expect(within(calendar).getByRole('button', { name: /Ostatnia dostępna data/ })).toHaveTextContent(
      '28',
    );
    // The second one is for screen readers.
    for (const next of within(calendar).getAllByRole('button', { name: 'Dalej' }))
      await expect(next).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

    const read = calls().length;
    const [, month] = canvas.getAllByRole('spinbutton', { name: /miesiąc/ });
    await userEvent.click(month ?? document.body);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText('Tego okresu nie ma w archiwum')).toBeVisible();
    await expect(canvas.getAllByText('Wybierz okres do 28 lutego 2023 r.')[0]).toBeVisible();
    await expect(calls()).toHaveLength(read);
  },
};

export const Table: Story = {
  name: 'PUB-06 the chart is a table too, with a dash where Google gave nothing and zero where nothing happened',
  args: { defaultFilters: { date_from: '2023-01-08', date_to: '2023-01-14', facilities_ids: [1] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabela' }));
    const table = canvas.getByRole('table', { name: 'Wyświetlenia, Kliknięcia przycisku' });
    const cellsOf = (day: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${day}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cellsOf('10 sty 2023')).toEqual(['–', '–']);
    await expect(cellsOf('14 sty 2023').at(1)).toBe('0');
  },
};

export const OutOfPeriod: Story = {
  name: 'PUB-06 of an address with days in March nothing is read; one press shows the end of the archive',
  args: { defaultFilters: { date_from: '2023-03-01', date_to: '2023-03-31' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Tego okresu nie ma w archiwum')).toBeVisible();
    await expect(canvas.getAllByText('Wybierz okres do 28 lutego 2023 r.')[0]).toBeVisible();
    await expect(calls()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż ostatnie 90 dni archiwum' }));
    await canvas.findByRole('heading', { name: 'Dzień po dniu' });
    await expect(args.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const NothingKnown: Story = {
  name: 'PUB-06 locations of which nothing is known say so, and the filter is taken away',
  args: { defaultFilters: { facilities_ids: [90] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brak statystyk wybranych lokalizacji')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Wyczyść filtry' });
    await userEvent.click(clear ?? document.body);
    await canvas.findByRole('heading', { name: 'Według lokalizacji' });
  },
};

export const Empty: Story = {
  name: 'PUB-06 an archive without figures says why nothing will come',
  args: { api: { data: { publications: { insights: [] } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brak statystyk z tego okresu')).toBeVisible();
    await expect(canvas.getByText(/nowszych danych nie ma i nie będzie/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'PUB-06 who may not see posts is told so, and nothing is asked for',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do statystyk postów')).toBeVisible();
    await expect(calls()).toHaveLength(0);
  },
};

export const Failed: Story = {
  name: 'PUB-06 a failure can be tried again',
  args: { api: { failures: { getPostInsights: 'internal_error' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie udało się wczytać statystyk postów');
    server().fail('getPostInsights', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await canvas.findByRole('heading', { name: 'Dzień po dniu' });
  },
};

export const Default: Story = {};
export const Loading: Story = { args: { api: { failures: { getPostInsights: 'hang' } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Phone: Story = {
  name: 'PUB-06 on a phone nothing is wider than the screen',
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Według lokalizacji' });
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
