import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import {
  type TestApple,
  testApple,
  testAppleAccount,
  testAppleBrand,
} from '../../../../testing/apple-data.ts';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { manyLocations } from '../../../../testing/listings/location-fixtures.ts';
import { AppleAccounts, type AppleAccountsProps } from './apple-accounts.tsx';

interface ExampleProps extends AppleAccountsProps {
  api: TestClientOptions;
  /** What is at Apple, where it differs from the usual. */
  held?: Partial<TestApple>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner, featureFlags: ['apple_maps'] } as const;

const meta = {
  title: 'features/integrations/AppleAccounts',
  component: AppleAccounts,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, openConsent: fn() },
  render: ({ api, held, width, account, openConsent }, { globals }) => (
    <HostPage
      api={api}
      prepare={({ data }) => void Object.assign(data.apple, held)}
      room={{ inlineSize: width ?? '100%' }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <AppleAccounts
        account={account}
        openConsent={openConsent}
        getLocationHref={(id, section) => `#location-${id}${section ? `-${section}` : ''}`}
      />
    </HostPage>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const lipa = { id: 1, name: 'Lipa sp. z o.o.', organization_id: '1700000000001' };

const withProblems = (['ended', 'app_removed', 'expired'] as const).map((problem, index) =>
  testAppleAccount({
    ...lipa,
    id: index + 1,
    name: ['Lipa sp. z o.o.', 'Ziarno', 'Wrona'][index] ?? '',
    status: problem === 'expired' ? 'complete' : 'disconnected',
    problem,
  }),
);

const refusedBrands = [
  testAppleAccount({
    ...lipa,
    brands: [
      testAppleBrand({
        country: 'CZ',
        name: 'Lípa',
        state: 'rejected',
        problems: ['The name is that of another brand.'],
        facilities_count: 1,
      }),
      testAppleBrand({ country: 'PL', name: 'Kawiarnia Lipa', state: 'failed', facilities_count: 7 }),
      testAppleBrand({ country: 'SK', name: 'Lipa', state: 'sending', facilities_count: 1 }),
    ],
  }),
];

const [shown, ...others] = testApple(manyLocations()).listings[1] ?? [];
const removedBefore = shown ? [{ ...shown, state: 'removed' as const }, ...others.slice(0, 1)] : [];

function statesAt(accountId: number) {
  return server().data.apple.listings[accountId]?.map(({ state }) => state);
}

export const Accounts: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Problems: Story = { args: { held: { accounts: withProblems } } };
export const Phone: Story = { args: { width: 375, held: { accounts: withProblems } } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listAppleAccounts: 'internal_error' } } },
};
export const Forbidden: Story = {
  args: { api: { data: { featureFlags: ['apple_maps'], permissions: ['view_company_data'] } } },
};
export const FlagOff: Story = { args: { api: { data: { ...owner, featureFlags: [] } } } };
export const NotConfigured: Story = { args: { held: { isConfigured: false, accounts: [] } } };
export const Organization: Story = { args: { account: 1 } };
export const OrganizationDark: Story = { args: { account: 1 }, globals: { colorScheme: 'dark' } };
export const OrganizationPhone: Story = { args: { account: 1, width: 375 } };
export const Unfinished: Story = { args: { account: 2 } };
export const RefusedBrands: Story = { args: { account: 1, held: { accounts: refusedBrands } } };
export const ListingsFailed: Story = {
  args: { account: 1, api: { data: owner, failures: { listAppleListings: 'internal_error' } } },
};
export const OfSomeLocations: Story = {
  args: { account: 1, api: { data: { featureFlags: ['apple_maps'], seesAllLocations: false } } },
};

export const ConnectsTheFirst: Story = {
  name: 'INT-03 who has no organisation is led to Apple',
  args: { held: { accounts: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz organizację z Apple' }));
    await waitFor(() => expect(args.openConsent).toHaveBeenCalledWith('https://apple.example/consent'));
  },
};

export const Demo: Story = {
  name: 'INT-03 SES-10 in the demo a press asks, is refused by the API, and leads nowhere',
  args: { api: { data: { ...owner, isDemo: true } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz organizację z Apple' }));
    await waitFor(() => expect(server().calls.map(({ operation }) => operation)).toContain('authorizeApple'));
    await expect(args.openConsent).not.toHaveBeenCalled();
  },
};

export const NamesTheBrand: Story = {
  name: 'INT-03 the brand of a country is named, and then on its way',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Podaj nazwę marki: Hiszpania' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nazwa marki' }), 'Café Lipa');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz i wyślij' }));
    await expect(await canvas.findByText('Café Lipa')).toBeVisible();
    await expect(canvas.getByText('Za chwilę wyślemy markę do Apple.')).toBeVisible();
  },
};

export const Enables: Story = {
  name: 'INT-03 what locations lack is shown before any is sent, and leads to the field',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij lokalizacje' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź' }));
    await expect(await dialog.findByText('Wyślemy 1 lokalizację.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Popraw: / })).toHaveAttribute(
      'href',
      '#location-7-address',
    );
    await expect(server().data.apple.listings[1]).toHaveLength(6);
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij 1 lokalizację' }));
    await waitFor(() => expect(server().data.apple.listings[1]).toHaveLength(7));
  },
};

export const LeavesOut: Story = {
  name: 'INT-03 only own locations can be chosen, and those that are not sent are named with the reason',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const enable = await canvas.findByRole('button', { name: 'Wyślij lokalizacje' });
    const { data } = server();
    data.locations = data.locations.map((location) => ({
      ...location,
      open_status: location.id === 7 ? 'CLOSED_PERMANENTLY' : location.open_status,
      facility_listings: location.facility_listings.map((one) => ({ ...one, is_owner: location.id > 1 })),
    }));
    await userEvent.click(enable);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wybrane lokalizacje' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Wybierz wszystkie (6)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź' }));
    const list = within(await dialog.findByRole('list', { name: 'Lokalizacje, których nie wyślemy' }));
    await expect(list.getByText('Jest zamknięta na stałe.')).toBeVisible();
    await expect(list.getAllByText('Jest już wysyłana do Apple.')).toHaveLength(5);
  },
};

export const EnablesForABrand: Story = {
  name: 'INT-03 locations whose brand Apple does not show yet wait for it',
  args: { account: 2 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [enable] = await canvas.findAllByRole('button', { name: 'Wyślij lokalizacje' });
    if (enable) await userEvent.click(enable);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wybrane lokalizacje' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Rynek Główny/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź' }));
    await expect(await dialog.findByText(/poczeka, aż Apple zatwierdzi markę/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij 1 lokalizację' }));
    const list = within(await canvas.findByRole('list', { name: 'Lokalizacje w Mapach Apple' }));
    await expect(list.getByText('czeka na markę')).toBeVisible();
  },
};

export const SendsAgain: Story = {
  name: 'INT-03 a problem leads to its field, and what was refused is sent again',
  args: { account: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Popraw: Telefon/ })).toHaveAttribute(
      'href',
      '#location-2-contact',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij ponownie 1 odrzuconą' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull());
  },
};

export const Settles: Story = {
  name: 'INT-03 what was changed on both sides is compared, and what Apple has can stay',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Rozstrzygnij: / }));
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findAllByText('W Apple')).toHaveLength(3);
    await expect(dialog.getByText('tak, jak ostatnio wysłaliśmy')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zostaw dane z Apple' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Rozstrzygnij: / })).toBeNull());
  },
};

export const SettlesWhatChanged: Story = {
  name: 'INT-03 what changed since it was shown is shown as it is now before it is settled',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Rozstrzygnij: / }));
    const dialog = within(await page.findByRole('dialog'));
    const theirs = await dialog.findByRole('button', { name: 'Zostaw dane z Apple' });
    server().data.apple.differences[4] = [
      { field: 'name', sent: 'Lipa Gdańsk', live: 'Lipa Oliwa', wanted: 'Lipa Gdańsk' },
    ];
    await userEvent.click(theirs);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dane zmieniły się');
    await expect(dialog.getAllByText('W Apple')).toHaveLength(1);
    await userEvent.click(theirs);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Rozstrzygnij: / })).toBeNull());
  },
};

export const GoneAtApple: Story = {
  args: { account: 1, held: { differences: { 4: null } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rozstrzygnij: / }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/^Tej lokalizacji nie ma już w Apple/),
    ).toBeVisible();
  },
};

export const Conflict: Story = {
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rozstrzygnij: / }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByText('tak, jak ostatnio wysłaliśmy'),
    ).toBeVisible();
  },
};

export const ConflictFailed: Story = {
  args: { account: 1, api: { data: owner, failures: { getAppleConflict: 'provider_unavailable' } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rozstrzygnij: / }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByText('Nie udało się wczytać danych z Apple'),
    ).toBeVisible();
  },
};

export const StopsAndUndoes: Story = {
  name: 'INT-03 stopping can remove what Apple shows, and is undone',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyłącz wysyłanie' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyłącz i usuń lokalizacje' }));
    await expect(await canvas.findByText('Usuwamy lokalizacje z Map Apple.')).toBeVisible();
    await expect(statesAt(1)).toEqual(Array(5).fill('removed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(statesAt(1)).toEqual(Array(6).fill('waiting')));
    await waitFor(() => expect(canvas.queryByText('Usuwamy lokalizacje z Map Apple.')).toBeNull());
  },
};

export const UndoesOnlyThis: Story = {
  name: 'INT-03 undoing leaves what was removed before',
  args: { account: 1, held: { listings: { 1: removedBefore } } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyłącz wysyłanie' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyłącz i usuń lokalizacje' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(statesAt(1)).toEqual(['removed', 'waiting']));
  },
};

export const UndoRefused: Story = {
  name: 'INT-03 undoing that is refused says so, and can be tried again',
  args: { account: 1, api: { data: owner, failures: { enableAppleListings: 'provider_not_configured' } } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyłącz wysyłanie' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyłącz i zostaw lokalizacje' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cofnij' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cofnij' })).toBeEnabled();
  },
};

export const Disconnects: Story = {
  name: 'INT-03 an organisation is disconnected after a question',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Odłącz organizację Ziarno' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Odłącz' }));
    await waitFor(() => expect(canvas.queryByText('Ziarno')).toBeNull());
  },
};
