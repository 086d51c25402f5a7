import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../stories/host-page.tsx';
import { useDashboard } from '../use-dashboard.ts';
import { Dashboard, type DashboardProps } from './dashboard.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { NextPoints } from './next-points.tsx';
import { ScoreRing } from './score-ring.tsx';
import {
  ExampleDashboard,
  type ExampleDashboardProps,
  knownWithGaps,
  withIndicators,
} from './stories/example-dashboard.tsx';

const meta = {
  component: Dashboard,
  parameters: { layout: 'edge' },
  args: {
    onDaysChange: fn(),
    hrefOf: ({ screen, filters }) => `#${screen}?${new URLSearchParams(filters).toString()}`,
    indicatorHref: (indicator) => `#${indicator}`,
    setUpHref: (indicator, missing) => `#set-up/${indicator}/${missing}`,
    planHref: '#plan',
  },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleDashboard
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <Dashboard {...args} />
    </ExampleDashboard>
  ),
} satisfies Meta<ExampleDashboardProps & DashboardProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Score: Story = {
  name: 'MON-01 the score, its change by parts that add up, and the formula with the own numbers',
  play: async ({ canvas, canvasElement }) => {
    const ring = await canvas.findByRole('group', { name: 'Wynik ogólny' });
    await expect(within(ring).getByText('liczony z 2 z 6 wskaźników')).toBeVisible();
    const changes = canvas.getByRole('group', { name: 'Co się zmieniło' });
    const inside = within(changes).getByRole('button', { name: 'Z czego to się składa: Pozycje w Mapach' });
    await userEvent.click(inside);
    await expect(within(changes).getByText('kawiarnia')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '7 dni' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '7 dni' })).toBeChecked());
    await userEvent.click(await within(ring).findByRole('button', { name: 'Jak to liczymy?' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByText(/ : 45 = /)).toBeVisible();
    await expect(within(dialog).getAllByText('nieustawione')).toHaveLength(4);
  },
};

export const EachState: Story = {
  name: 'MON-01 an indicator without a value says why, and is never a zero',
  args: {
    api: withIndicators({
      search_visibility: { state: 'waiting', waiting_until: '2026-11-30' },
      website_quality: { state: 'failed', failure: 'not_connected' },
      social_profiles: { state: 'stale', last_value: 55, measured_on: '2026-11-03' },
      other_maps: { state: 'not_in_plan' },
      listing_quality: knownWithGaps,
    }),
  },
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await canvas.findByRole('article', { name: 'Pozycje w wyszukiwarce' });
    await expect(
      card('Pozycje w wyszukiwarce').getByText('Pierwsza wartość najwcześniej 30 lis 2026.'),
    ).toBeVisible();
    await expect(card('Jakość stron').getByText(/nie jest podłączony/)).toBeVisible();
    await expect(
      card('Profile społecznościowe').getByText(/Ostatnia wartość: 55,0, z 3 lis 2026/),
    ).toBeVisible();
    await expect(card('Inne mapy').getByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    await expect(
      card('Jakość wizytówek').getByRole('img', { name: /od 38,0 do 41,0.* 3 dni bez pomiaru/ }),
    ).toBeVisible();
  },
};

export const RefusedAtBing: Story = {
  name: 'INT-04 BEY-09 what Bing refused is a next step, and leads to those locations',
  args: {
    api: withIndicators({}, (stats) => ({
      ...stats,
      next: [
        {
          indicator: 'other_maps',
          part: 'bing',
          count: 3,
          gain: 1.4,
          permission: 'manage_company_data',
          target: {
            screen: 'map_settings',
            filters: { maps_integration_status: 'publishing_of_information_failed' },
          },
        },
        ...stats.next,
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Popraw wizytówki odrzucone: Mapy Bing')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokaż lokalizacje: Mapy Bing' })).toHaveAttribute(
      'href',
      '#map_settings?maps_integration_status=publishing_of_information_failed',
    );
  },
};

export const NotSetUp: Story = {
  name: 'MON-01 an indicator that is not set up says what is missing, with the way to it',
  args: {
    api: withIndicators({
      map_visibility: { state: 'not_set_up', value: null, missing: 'monitored_locations', next: null },
      search_visibility: { missing: 'search_locations' },
      website_quality: { missing: 'monitoring' },
    }),
  },
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await canvas.findByRole('article', { name: 'Pozycje w Mapach' });
    await expect(
      card('Pozycje w Mapach').getByText(/żadnej z ich lokalizacji nie ma na mapie/),
    ).toBeVisible();
    await expect(
      card('Pozycje w wyszukiwarce').getByRole('link', { name: 'Wybierz inne miejsca' }),
    ).toHaveAttribute('href', '#set-up/search_visibility/search_locations');
    await expect(card('Jakość stron').getByText(/jest w tej firmie wyłączony/)).toBeVisible();
    await expect(card('Jakość stron').queryByRole('link')).toBeNull();
  },
};

export const FirstHour: Story = {
  name: 'MON-01 a company that begins has no score, not 0, and sees what is ready and what is coming',
  args: {
    api: withIndicators(
      { map_visibility: { state: 'waiting', value: null, waiting_until: '2026-11-30', next: null } },
      (stats) => ({
        ...stats,
        score: null,
        band: null,
        coverage: 0.2,
        before: { ...stats.before, score: null, coverage: 0 },
        changes: null,
        next: [],
        attention: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Jeszcze bez wyniku');
    await expect(canvas.getByText(/Gotowy jest 1 z 6 wskaźników/)).toBeVisible();
    await expect(canvas.getByText('Nic nie czeka. Dobra robota.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Dodaj stronę' })[0]).toHaveAttribute(
      'href',
      '#set-up/search_visibility/websites',
    );
  },
};

export const OfSomeLocations: Story = {
  name: 'MON-01 a member of some locations sees theirs, and why there is neither change nor history',
  args: { api: { data: { seesAllLocations: false } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('z Twoich lokalizacji')).length).toBe(2);
    await canvas.findByText('Historia jest tylko dla całej firmy');
    await expect(canvas.getByText(/tylko dla całej firmy, a Ty widzisz część/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'MON-01 a failure can be tried again',
  args: { api: { failures: { getDashboardStats: 'internal_error' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nie udało się wczytać wyniku');
    server().fail('getDashboardStats', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await canvas.findByRole('group', { name: 'Wynik ogólny' });
  },
};

export const Phone: Story = {
  name: 'MON-01 on a phone nothing is wider than the screen',
  args: { width: 390 },
  globals: { colorScheme: 'dark', locale: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};

export const OwnOrder: Story = {
  name: 'MON-01 a host puts the parts where it wants them',
  globals: { locale: 'en' },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleDashboard
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PartsAlone {...args} />
    </ExampleDashboard>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'The next points' });
    await expect(canvas.getByRole('group', { name: 'Overall score' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'What changed' })).toBeNull();
  },
};

function PartsAlone(props: DashboardProps) {
  const state = useDashboard();
  return (
    <DashboardView {...props} state={state}>
      <ScoreRing />
      <NextPoints />
    </DashboardView>
  );
}
