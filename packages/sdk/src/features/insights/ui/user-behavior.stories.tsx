import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../stories/host-page.tsx';
import { ExampleInsights, type ExampleInsightsProps } from './stories/example-insights.tsx';
import { UserBehavior, type UserBehaviorProps } from './user-behavior.tsx';

const meta = {
  component: UserBehavior,
  parameters: { layout: 'edge' },
  args: { onFiltersChange: fn() },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleInsights
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <UserBehavior {...args} />
    </ExampleInsights>
  ),
} satisfies Meta<ExampleInsightsProps & UserBehaviorProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const everywhere = [1, 2, 3, 4, 5, 6, 7];
const latest = latestInsightDay(localTime(new Date(), 'Europe/Warsaw').date);
const asked = () => server().calls.filter(({ operation }) => operation === 'getInsights');

export const Default: Story = {
  name: 'MON-08 figures beside those before them; charts do not wait for the list of locations',
  play: async ({ canvas }) => {
    const figures = await canvas.findByLabelText('Podsumowanie okresu');
    await expect(within(figures).getByText(/Bez danych: rezerwacje i zamówienia jedzenia/)).toBeVisible();
    await expect(within(figures).getAllByText(/^(o .* (więcej|mniej)|bez zmian)$/).length).toBeGreaterThan(4);
    await expect(await canvas.findAllByRole('slider')).toHaveLength(3);
    await expect(asked().map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ with_facilities: false, compare: 'previous_term' }),
    );
  },
};

export const Table: Story = {
  name: 'MON-08 each chart is a table, with a dash in a gap, the sum, and which days are known in part',
  play: async ({ canvas }) => {
    const [views] = await canvas.findAllByRole('button', { name: 'Tabela' });
    await userEvent.click(views ?? document.body);
    const table = await canvas.findByRole('table', { name: 'Wyświetlenia' });
    await expect(within(table).getByRole('columnheader', { name: 'Wyświetlenia, wcześniej' })).toBeVisible();
    await expect(within(table).getAllByText(/brak danych/)).toHaveLength(2);
    await expect(within(table).getByText(/niepełne dane \(57%\)/)).toBeVisible();
    await waitFor(() => expect(within(table).getByText(/zmiana: godziny otwarcia/)).toBeVisible());
    await expect(within(table).getByText(/2 posty/)).toBeVisible();
  },
};

export const LastTwoWeeks: Story = {
  args: { defaultFilters: { date_from: addDays(latest, -3), date_to: addDays(latest, 1) } },
};

export const Unread: Story = {
  name: 'MON-08 after an import is said when the first data comes, and it appears by itself',
  args: { api: { data: { insights: { unread: everywhere } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Pierwsze dane są w drodze');
    await expect(canvas.getByText(/około godziny po imporcie/)).toBeVisible();
    await waitFor(() => expect(server().streamCount).toBe(1));
    server().data.insights.unread = [];
    server().tell('insights');
    await canvas.findByLabelText('Podsumowanie okresu');
  },
};

export const Partial: Story = {
  name: 'MON-08 what the totals leave out is said above them',
  args: { api: { data: { insights: { unread: [2], unreadable: [3, 4] } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lokalizacja czeka na pierwsze dane')).toBeVisible();
    await expect(canvas.getByText('Google nie udostępnia danych 2 lokalizacji')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { defaultFilters: { facilities_ids: [90] } },
};
export const Empty: Story = { args: { api: { data: { insights: { countsOf: () => undefined } } } } };
export const Forbidden: Story = {
  name: 'MON-08 who may not see insights is told so, and nothing is asked for',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie masz dostępu do zachowań użytkowników');
    await expect(asked()).toHaveLength(0);
  },
};
export const WithoutModule: Story = { args: { api: { data: { disabledModules: ['users_behavior'] } } } };
export const WithoutPlan: Story = { args: { api: { data: { planCapabilities: [] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };

export const Failed: Story = {
  name: 'MON-08 a failure can be tried again',
  args: { api: { failures: { getInsights: 'internal_error' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie udało się wczytać zachowań użytkowników');
    server().fail('getInsights', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await canvas.findByLabelText('Podsumowanie okresu');
  },
};

export const Loading: Story = { args: { api: { failures: { getInsights: 'hang' } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Phone: Story = {
  name: 'MON-08 on a phone nothing is wider than the screen',
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Według lokalizacji' });
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
