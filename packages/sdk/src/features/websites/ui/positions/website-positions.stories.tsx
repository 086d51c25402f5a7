import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import type { TestServer } from '../../../../testing/create-test-client.ts';
import { ExamplePositions, type ExamplePositionsProps } from '../stories/example-positions.tsx';
import { WebsitePositions, type WebsitePositionsProps } from './website-positions.tsx';

const meta = {
  component: WebsitePositions,
  parameters: { layout: 'edge' },
  args: { websitesHref: '#websites', planHref: '#plan' },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExamplePositions
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <WebsitePositions {...args} />
    </ExamplePositions>
  ),
} satisfies Meta<ExamplePositionsProps & WebsitePositionsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds the websites just now, so that nothing of them was measured yet. */
function unmeasure({ presence }: TestServer['data']): void {
  const created_at = new Date().toISOString();
  presence.websites = presence.websites.map((one) => ({ ...one, created_at }));
}

export const Default: Story = {
  name: 'MON-07 positions over time and by keyword; a check says what it has ordered, and a town is added',
  args: { defaultSearch: { preset: 'last_30_days' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    const table = within(await canvas.findByRole('table', { name: 'Frazy i miejsca' }));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(2);
    await expect(table.getAllByText('wizytówki z mapy').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź teraz' }));
    await expect(await canvas.findByText(/Zleciliśmy 3 wyszukiwania/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Dodaj: Wrocław/ }));
    await expect(await canvas.findByRole('link', { name: 'Wybierz frazy' })).toBeVisible();
  },
};

export const AsTable: Story = {
  name: 'MON-07 the table twin tells 20+ from a gap, and an earlier period stands beside',
  args: {
    defaultSearch: { view: 'table', preset: 'last_90_days', compare: 'previous_term' },
    prepare: ({ data }) => {
      data.presence.websiteKeywords = data.presence.websiteKeywords.map((one, index) => ({
        ...one,
        id: index * 5 + 4,
      }));
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pozycje fraz w czasie' }));
    await expect(table.getAllByRole('row')).toHaveLength(91);
    await expect(table.getAllByText('20+').length).toBeGreaterThan(0);
    await expect(table.getAllByText('–').length).toBeGreaterThan(0);
  },
};

export const NoWebsites: Story = {
  name: 'MON-07 without a website, one can be added',
  args: { prepare: ({ data }) => void (data.presence.websites = []) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie śledzimy jeszcze żadnej strony');
    await expect(canvas.getByRole('link', { name: 'Dodaj stronę' })).toHaveAttribute('href', '#websites');
  },
};

export const NoKeywordsHere: Story = {
  name: 'MON-07 a place without keywords is told apart from a website without any, and leads to all places',
  args: { defaultSearch: { location: 99 } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie szukamy stąd żadnej frazy');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż wszystkie miejsca' }));
    await canvas.findByRole('slider');
  },
};

export const NotConfigured: Story = {
  name: 'MON-07 where nothing is looked up, nothing is waited for',
  args: {
    prepare: ({ data }) => {
      unmeasure(data);
      data.isOrganicConfigured = false;
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Nie sprawdzamy tu pozycji stron')),
};

export const NotPlaced: Story = {
  name: 'MON-07 keywords from a place without coordinates are not waited for',
  args: {
    prepare: ({ data }) => {
      unmeasure(data);
      for (const place of data.presence.searchLocations) place.latitude = null;
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Nie wiemy, skąd szukać')),
};

export const NotYet: Story = {
  name: 'MON-07 the first measurement is waited for, and a refused check says why',
  args: {
    api: { failures: { checkWebsite: 'provider_not_configured' } },
    prepare: ({ data }) => unmeasure(data),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Pierwszy pomiar jest w drodze');
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź teraz' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/nie jest jeszcze włączone/);
  },
};

export const PhoneDark: Story = {
  name: 'MON-07 on a dark phone nothing is wider than the screen',
  args: { width: 390, defaultSearch: { compare: 'previous_term' } },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
    await expect(server().calls.some(({ operation }) => operation === 'listOrganicResults')).toBe(true);
  },
};
