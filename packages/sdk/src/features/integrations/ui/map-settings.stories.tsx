import { memberTypes } from '@pinfold/contract/access/member-types';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../testing/create-test-client.ts';
import type { TestMapSettings } from '../../../testing/map-settings.ts';
import { MapSettings, type MapSettingsProps } from './map-settings.tsx';

interface ExampleProps extends MapSettingsProps {
  api: TestClientOptions;
  /** What is at Bing, where it differs from the usual. */
  held?: Partial<TestMapSettings>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner, planCapabilities: [...planCapabilities] };

const meta = {
  component: MapSettings,
  parameters: { layout: 'edge' },
  args: { api: { data: owner } },
  render: ({ api, held, width, defaultFilters }, { globals }) => (
    <HostPage
      api={api}
      prepare={({ data }) => void Object.assign(data.mapSettings, held)}
      room={{ inlineSize: width ?? '100%' }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <MapSettings
        getLocationHref={(id, section) => `#location-${id}${section ? `-${section}` : ''}`}
        planHref="#plan"
        accountHrefs={{ apple: '#apple', facebook: '#facebook' }}
        defaultFilters={defaultFilters}
      />
    </HostPage>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutPlan = planCapabilities.filter((one) => one !== 'bing_maps');

export const Maps: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const Loading: Story = { args: { api: { latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { getMapSettings: 'internal_error' } } },
};
export const LocationsFailed: Story = {
  args: { api: { data: owner, failures: { listBingListings: 'internal_error' } } },
};
export const Empty: Story = { args: { held: { isEnabled: false, listings: [] } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const NotConfigured: Story = {
  args: { held: { isConfigured: false, isEnabled: false, listings: [] } },
};
export const WithFacebook: Story = {
  name: 'INT-02 Facebook stands beside Bing, with what its pages show and a way to them',
  args: { api: { data: { ...owner, featureFlags: ['facebook_accounts'] } } },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'Konta i strony' });
    await expect(way).toHaveAttribute('href', '#facebook');
  },
};
export const WithApple: Story = {
  name: 'INT-03 Apple stands beside Bing, with what it shows and a way to its organisations',
  args: { api: { data: { ...owner, featureFlags: ['apple_maps'] } } },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'Organizacje i kraje' });
    await expect(way).toHaveAttribute('href', '#apple');
  },
};
export const PlanLost: Story = { args: { api: { data: { ...owner, planCapabilities: withoutPlan } } } };

export const NotInPlan: Story = {
  name: 'INT-04 without Bing in the plan it says so, and leads to the plan',
  args: {
    api: { data: { ...owner, planCapabilities: withoutPlan } },
    held: { isEnabled: false, listings: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '#plan');
  },
};

export const Demo: Story = {
  name: 'INT-04 SES-10 in the demo switching is refused by the API, and changes nothing',
  args: { api: { data: { ...owner, isDemo: true } }, held: { isEnabled: false, listings: [] } },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch');
    await userEvent.click(toggle);
    await waitFor(() => expect(server().calls.map(({ operation }) => operation)).toContain('setBingMaps'));
    await expect(toggle).not.toBeChecked();
  },
};

export const Stops: Story = {
  name: 'INT-04 switching off asks whether Bing keeps the listings, and can remove them',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Włączone' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Wyłącz i zostaw wizytówki' })).toBeEnabled();
    await userEvent.click(question.getByRole('button', { name: 'Wyłącz i usuń wizytówki' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Wyłączone' })).not.toBeChecked());
    await expect(server().data.mapSettings.listings.every(({ state }) => state === 'removing')).toBe(true);
  },
};

export const LeadsToTheFieldAndSendsAgain: Story = {
  name: 'INT-04 a problem leads to its field, and what was refused is sent again, one or all',
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Popraw: Kod pocztowy/ });
    await expect(link).toHaveAttribute('href', '#location-5-address');
    const [one] = canvas.getAllByRole('button', { name: /^Wyślij ponownie: .*Piotrkowska/ });
    if (one) await userEvent.click(one);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij ponownie 1 odrzuconą' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull());
  },
};

export const NoMatch: Story = {
  name: 'INT-04 where nothing matches the filters of an address, they can be cleared',
  args: { defaultFilters: { q: 'Piotrkowska', maps_integration_status: 'connection_is_active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żadna lokalizacja nie pasuje')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(await canvas.findByText('7 lokalizacji')).toBeVisible();
  },
};

export const PartlyFailed: Story = {
  name: 'INT-04 when the list can no longer be read, what was read stays, with a retry',
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Wyślij ponownie 2 odrzucone' });
    server().fail('listBingListings', 'internal_error');
    await userEvent.click(again);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    server().fail('listBingListings', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
