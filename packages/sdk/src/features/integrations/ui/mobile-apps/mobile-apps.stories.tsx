import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { testAccount, type TestMobileApps } from '../../../../testing/mobile-apps.ts';
import { MobileApps, type MobileAppsProps } from './mobile-apps.tsx';

interface ExampleMobileAppsProps extends MobileAppsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Accounts and apps, where they differ from the usual. */
  held?: Partial<TestMobileApps>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner, featureFlags: ['mobile_apps'] } as const;

const meta = {
  title: 'features/integrations/MobileApps',
  component: MobileApps,
  parameters: { layout: 'edge' },
  args: { api: { data: owner } },
  render: ({ api, held, width }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => void Object.assign(data.mobileApps, held)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <MobileApps />
    </HostPage>
  ),
} satisfies Meta<ExampleMobileAppsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = [
  testAccount({
    id: 1,
    name: 'Lipa w App Store',
    store: 'app_store',
    problem: 'key_unknown',
    key_set_at: '2024-03-01T10:00:00.000Z',
    apps_count: 2,
  }),
];

export const Accounts: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375, held: { accounts: refused } } };
export const Refused: Story = { args: { held: { accounts: refused } } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listMobileAppAccounts: 'internal_error' } } },
};
export const Forbidden: Story = {
  args: { api: { data: { featureFlags: ['mobile_apps'], permissions: ['view_company_data'] } } },
};
export const OfSomeLocations: Story = {
  args: { api: { data: { featureFlags: ['mobile_apps'], seesAllLocations: false } } },
};
export const FlagOff: Story = { args: { api: { data: { ...owner, featureFlags: [] } } } };
export const Demo: Story = { args: { api: { data: { ...owner, isDemo: true } } } };
export const Empty: Story = { args: { held: { accounts: [], apps: [] } } };

const appleKey = new File(['PRIVATE KEY'], 'AuthKey_7QW2R4HXF3.p8');
const googleKey = new File(['{"type":"service_account"}'], 'lipa-apps.json', { type: 'application/json' });
const otherFile = new File(['nie klucz'], 'notatki.json', { type: 'application/json' });

export const Connects: Story = {
  name: 'INT-05 a key is checked before it is stored, and a bad one loses nothing that was entered',
  args: { held: { accounts: [], apps: [] } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj konto' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Dodaj konto sklepu' }));
    const name = dialog.getByRole('textbox', { name: 'Nazwa konta' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lipa');
    await userEvent.upload(dialog.getByLabelText('Wybierz plik .json'), otherFile);
    await dialog.findByText('notatki.json');
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź klucz' }));
    await dialog.findByText('Tego klucza nie można użyć');
    await userEvent.click(dialog.getByRole('button', { name: 'Połącz' }));
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('connectGooglePlay');
    await userEvent.upload(dialog.getByLabelText('Wybierz plik .json'), googleKey);
    await dialog.findByText('lipa-apps.json');
    await expect(dialog.queryByText('Tego klucza nie można użyć')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź klucz' }));
    await dialog.findByText('Tego klucza można użyć');
    await expect(
      within(dialog.getByRole('list', { name: 'Sprawdzenia klucza' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    await expect(name).toHaveValue('Lipa');
    await userEvent.click(dialog.getByRole('button', { name: 'Połącz' }));
    await page.findByRole('dialog', { name: 'Dodaj aplikacje z konta Lipa' });
  },
};

export const ReplacesKey: Story = {
  name: 'INT-05 a refused key is replaced by one that works, whose id is read from its file',
  args: { held: { accounts: refused } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zastąp klucz konta Lipa w App Store' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Wybierz plik .p8'), appleKey);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Identyfikator klucza/ })).toHaveValue('7QW2R4HXF3'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź klucz' }));
    await dialog.findByText('Tego klucza można użyć');
    await userEvent.click(dialog.getByRole('button', { name: 'Zastąp klucz' }));
    await waitFor(() => expect(canvas.queryByText('Sklep odrzuca klucz tego konta')).toBeNull());
    await expect(canvas.getByText(/klucz 7QW2R4HXF3/)).toBeVisible();
  },
};

export const AddsListedApps: Story = {
  name: 'INT-05 apps are chosen from what the App Store lists',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Dodaj aplikacje z konta Lipa w App Store' }),
    );
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findAllByText('dodana')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Szukaj aplikacji' }), 'klub');
    const club = dialog.getByRole('checkbox', { name: /Klub Lipa/ });
    club.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj 1 aplikację' }));
    await expect(await canvas.findByRole('link', { name: 'Klub Lipa' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id1500000003',
    );
  },
};

export const AddsNamedApp: Story = {
  name: 'INT-05 an app of Google Play is added by its package, and what is not there says so',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Dodaj aplikacje z konta Lipa w Google Play' }),
    );
    const dialog = within(await page.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: 'Nazwa pakietu' });
    await userEvent.type(field, 'pl.lipa.nic');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj 1 aplikację' }));
    await dialog.findByText('Sklep nie ma takiej aplikacji albo klucz jej nie widzi.');
    await userEvent.clear(field);
    await userEvent.type(field, 'pl.lipa.klub');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj 1 aplikację' }));
    await dialog.findByText('Dodano aplikację pl.lipa.klub');
  },
};

export const DeletesAccount: Story = {
  name: 'INT-05 deleting an account says that its key stays valid in the store, and its apps go too',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń konto Lipa w App Store' }));
    const question = within(await page.findByRole('alertdialog'));
    await question.findByText(/2 aplikacje.*Unieważnij go w App Store Connect\.$/);
    await userEvent.click(question.getByRole('radio', { name: 'Usuń opinie na stałe' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń konto' }));
    await waitFor(() => expect(canvas.queryByText('Lipa w App Store')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Kawiarnia Lipa' })).toBeNull();
    await expect(canvas.queryByText('Usunięte aplikacje z zachowanymi opiniami')).toBeNull();
  },
};

export const KeepsReviews: Story = {
  name: 'INT-05 RV-12 an app is removed with its reviews kept, which can be deleted later',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń aplikację Kawiarnia Lipa' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(await question.findByRole('radio', { name: 'Zostaw opinie' })).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'Usuń aplikację' }));
    const kept = within(
      await canvas.findByRole('region', { name: 'Usunięte aplikacje z zachowanymi opiniami' }),
    );
    await expect(server().data.appReviews.reviews.some(({ app }) => app.removed_at)).toBe(true);
    await userEvent.click(kept.getByRole('button', { name: 'Usuń opinie o aplikacji Kawiarnia Lipa' }));
    const last = within(
      await page.findByRole('alertdialog', { name: 'Usunąć opinie o aplikacji Kawiarnia Lipa?' }),
    );
    await expect(last.queryByRole('radio')).toBeNull();
    await userEvent.click(last.getByRole('button', { name: 'Usuń opinie' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Kawiarnia Lipa' })).toBeNull());
    await expect(server().data.appReviews.reviews.some(({ app }) => app.name === 'Kawiarnia Lipa')).toBe(
      false,
    );
  },
};

export const WarnsOfLostReviews: Story = {
  name: 'INT-05 RV-12 who deletes reviews of Google Play is told which of them come back',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const [button, warning] of [
      ['Usuń konto Lipa w Google Play', /Google Play pokaże nam tylko opinie z ostatniego tygodnia/],
      ['Usuń aplikację Kawiarnia Lipa', /App Store pokaże nam opinie od nowa/],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: button }));
      const question = within(await page.findByRole('alertdialog'));
      await question.findByText(warning);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    }
  },
};
