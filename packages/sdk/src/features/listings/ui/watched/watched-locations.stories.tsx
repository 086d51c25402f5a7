import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { testWatchedLocation, type TestWatched } from '../../../../testing/listings/watched.ts';
import { WatchedLocations, type WatchedLocationsProps } from './watched-locations.tsx';

interface ExampleWatchedProps extends WatchedLocationsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Locations and places, where they differ from the usual. */
  held?: Partial<TestWatched>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/listings/WatchedLocations',
  component: WatchedLocations,
  parameters: { layout: 'edge' },
  args: { api: { data: owner } },
  render: ({ api, held, width }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => void Object.assign(data.watched, held)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <WatchedLocations getLocationHref={(id) => `#location-${id}`} planHref="#plan" />
    </HostPage>
  ),
} satisfies Meta<ExampleWatchedProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = [
  testWatchedLocation({
    id: 1,
    name: 'Piekarnia Ziarno',
    open_status: 'CLOSED_PERMANENTLY',
    rating: 3.9,
    reviews_count: 41,
  }),
  testWatchedLocation({ id: 2, name: 'Palarnia Sowa', is_gone: true }),
];

const search = 'Nazwa i miejscowość';

export const List: Story = {
  name: 'INT-01 a place on the map is found and watched, and no longer after a question',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Niczego w nich nie zmienisz/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj lokalizację' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('searchbox', { name: search }), 'ka');
    await expect(await page.findByText('Twoja lokalizacja')).toBeVisible();
    await expect(page.getAllByText('już obserwujesz')).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Obserwuj: Kawiarnia Pod Lipą' }));
    await waitFor(() => expect(server().data.watched.locations).toHaveLength(3));
    // The last of two: the first is the cross.
    const closing = page.getAllByRole('button', { name: 'Zamknij' });
    await userEvent.click(closing.at(-1) ?? canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Przestań obserwować: Kawiarnia Pod Lipą' }),
    );
    await userEvent.click(await page.findByRole('button', { name: 'Przestań obserwować' }));
    await waitFor(() => expect(server().data.watched.locations).toHaveLength(2));
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const ClosedAndGone: Story = { args: { held: { locations: closed } } };
export const Empty: Story = { args: { held: { locations: [] } } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listWatchedLocations: 'internal_error' } } },
};
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const OfSomeLocations: Story = { args: { api: { data: { seesAllLocations: false } } } };
export const Demo: Story = { args: { api: { data: { ...owner, isDemo: true } } } };

export const PlanIsFull: Story = {
  name: 'INT-01 a plan without room says so, with the way to the plan',
  args: { api: { data: { ...owner, planLimits: { max_facilities: 9 } } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj lokalizację' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('searchbox', { name: search }), 'zegarem');
    await userEvent.click(await page.findByRole('button', { name: 'Obserwuj: Bar Mleczny Pod Zegarem' }));
    await expect(await page.findByRole('link', { name: 'Zobacz plan' })).toBeVisible();
  },
};

export const MapsAreDown: Story = {
  args: { api: { data: owner, failures: { searchPlacesToWatch: 'provider_unavailable' } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj lokalizację' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('searchbox', { name: search }), 'zegarem');
    await expect(await page.findByText('Nie udało się przeszukać Map')).toBeVisible();
  },
};
