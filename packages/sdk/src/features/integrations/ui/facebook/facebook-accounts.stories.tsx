import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { testFacebookAccount, type TestFacebook } from '../../../../testing/facebook-accounts.ts';
import { FacebookAccounts, type FacebookAccountsProps } from './facebook-accounts.tsx';

interface ExampleProps extends FacebookAccountsProps {
  api: TestClientOptions;
  /** What is at Facebook, where it differs from the usual. */
  held?: Partial<TestFacebook>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner, featureFlags: ['facebook_accounts'] } as const;

const meta = {
  title: 'features/integrations/FacebookAccounts',
  component: FacebookAccounts,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, openConsent: fn() },
  render: ({ api, held, width, account, openConsent }, { globals }) => (
    <HostPage
      api={api}
      prepare={({ data }) => void Object.assign(data.facebook, held)}
      room={{ inlineSize: width ?? '100%' }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <FacebookAccounts
        account={account}
        openConsent={openConsent}
        getLocationHref={(id, section) => `#location-${id}${section ? `-${section}` : ''}`}
      />
    </HostPage>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const withProblems = (['password_changed', 'app_removed', 'ended', 'expired'] as const).map(
  (problem, index) =>
    testFacebookAccount({
      id: index + 1,
      name: ['Ewa Lipińska', 'Marek Wrona', 'Jan Dąb', 'Anna Klon'][index] ?? '',
      status: problem === 'expired' ? 'complete' : 'disconnected',
      problem,
    }),
);

export const Accounts: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Problems: Story = { args: { held: { accounts: withProblems } } };
export const Phone: Story = { args: { width: 375, held: { accounts: withProblems } } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listFacebookAccounts: 'internal_error' } } },
};
export const Forbidden: Story = {
  args: { api: { data: { featureFlags: ['facebook_accounts'], permissions: ['view_company_data'] } } },
};
export const FlagOff: Story = { args: { api: { data: { ...owner, featureFlags: [] } } } };
export const NotConfigured: Story = { args: { held: { isConfigured: false, accounts: [] } } };
export const Listings: Story = { args: { account: 1 } };
export const ListingsPhone: Story = { args: { account: 1, width: 375 } };
export const Pages: Story = { args: { account: 2 } };
export const PagesFailed: Story = {
  args: { account: 2, api: { data: owner, failures: { listFacebookPages: 'provider_unavailable' } } },
};
export const PagesOfSomeLocations: Story = {
  args: {
    account: 2,
    api: { data: { featureFlags: ['facebook_accounts'], seesAllLocations: false } },
  },
};
export const NoPages: Story = { args: { account: 2, held: { pages: {} } } };

export const ConnectsTheFirst: Story = {
  name: 'INT-02 who has no account is led to Facebook',
  args: { held: { accounts: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz konto na Facebooku' }));
    await waitFor(() => expect(args.openConsent).toHaveBeenCalledWith('https://facebook.example/consent'));
  },
};

export const Demo: Story = {
  name: 'INT-02 SES-10 in the demo a press asks, is refused by the API, and leads nowhere',
  args: { api: { data: { ...owner, isDemo: true } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz konto na Facebooku' }));
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('authorizeFacebook'),
    );
    await expect(args.openConsent).not.toHaveBeenCalled();
  },
};

export const Links: Story = {
  name: 'INT-02 suggestions are accepted, changes are shown before they are written, and pages then wait',
  args: { account: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień powiązania' }));
    await expect(await canvas.findByText('ten sam kod sklepu')).toBeVisible();
    await expect(canvas.getByText('120 m dalej')).toBeVisible();
    await expect(canvas.getByText(/Na Facebooku potrzebuje pełnej kontroli/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Przyjmij 3 propozycje' }));
    await expect(canvas.getByText('Lokalizację ma 6 z 8 stron')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź zmiany' }));
    await canvas.findByRole('heading', { name: /^Zmienimy 3 strony/ });
    await expect(server().data.facebook.pages[1]?.filter(({ facility }) => facility)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Połącz 6 stron' }));
    await canvas.findByRole('heading', { name: 'Połączone strony' });
    await waitFor(() => expect(canvas.getAllByText('oczekuje na wysłanie')).toHaveLength(4));
  },
};

export const LinksEnglish: Story = {
  name: 'INT-02 a suggestion by distance says how far the pins are from each other',
  args: { account: 1 },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change links' }));
    await expect(await canvas.findByText('120 m away')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 3 suggestions' }));
    await expect(canvas.getByText('120 m away')).toBeVisible();
  },
};

export const ChangesPhone: Story = {
  name: 'INT-02 on a phone pages and changes are cards',
  args: { account: 1, width: 375 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień powiązania' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Przyjmij 3 propozycje' }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź zmiany' }));
    await expect(await canvas.findByRole('heading', { name: /^Zmienimy 3 strony/ })).toBeVisible();
  },
};

export const OneLocationTwice: Story = {
  name: 'INT-02 a location that two pages have is said at both, and can be chosen away',
  args: { account: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień powiązania' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Wybierz lokalizację strony Lipa Catering' }),
    );
    const field = canvas.getByRole('combobox', { name: 'Wybierz lokalizację strony Lipa Catering' });
    await userEvent.type(field, 'Rynek');
    await userEvent.click(await page.findByRole('option', { name: /Rynek Główny/ }));
    await expect(canvas.getAllByText(/Tę lokalizację ma też inna strona/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Bez lokalizacji: Lipa Catering' }));
    await expect(canvas.queryByText(/Tę lokalizację ma też inna strona/)).toBeNull();
  },
};

export const SendsAgain: Story = {
  name: 'INT-02 a problem leads to its field, and what was refused is sent again',
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

export const Disconnects: Story = {
  name: 'INT-02 an account is disconnected after a question',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Odłącz konto Marek Wrona' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Odłącz' }));
    await waitFor(() => expect(canvas.queryByText('Marek Wrona')).toBeNull());
  },
};
