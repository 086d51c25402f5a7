import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { personAccounts, testInvitations } from '../../../testing/integrations.ts';
import { GoogleAccounts } from './google-accounts.tsx';
import { type ExampleIntegrationsProps } from './stories/example-integrations.tsx';
import { server } from '../../../stories/host-page.tsx';
import { integrationsMeta } from './stories/integrations-meta.tsx';

const meta = {
  ...integrationsMeta,
  component: GoogleAccounts,
} satisfies Meta<ExampleIntegrationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = personAccounts().map((account, index) => ({
  ...account,
  is_disconnected: index === 0,
}));

export const Accounts: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390, accounts: lost } };
export const Loading: Story = { args: { api: { latency: 600_000 } } };
export const Failed: Story = {
  args: {
    api: { data: { memberType: memberTypes.owner }, failures: { listGoogleAccounts: 'internal_error' } },
  },
};
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const OfSomeLocations: Story = { args: { api: { data: { seesAllLocations: false } } } };

export const Demo: Story = {
  name: 'INT-01 SES-10 in the demo a press asks, is refused by the API, and leads nowhere',
  args: { api: { data: { memberType: memberTypes.owner, isDemo: true } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz konto Google' }));
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('authorizeGoogle'),
    );
    await expect(args.openConsent).not.toHaveBeenCalled();
  },
};

export const ConnectsTheFirst: Story = {
  name: 'INT-01 who has no account is led to Google',
  args: { accounts: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Połącz konto Google' }));
    await waitFor(() => expect(args.openConsent).toHaveBeenCalledWith('https://google.example/consent'));
  },
};

export const Disconnects: Story = {
  name: 'INT-01 an account is disconnected after a question, and not while an import runs',
  args: { accounts: lost },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Brak dostępu')).toBeVisible();
    server().fail('disconnectGoogle', 'import_in_progress');
    await userEvent.click(canvas.getByRole('button', { name: 'Odłącz konto Lipa: nowe lokale' }));
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/2 lokalizacje zostaną w Pinfold/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Odłącz' }));
    await question.findByRole('alert');
    server().fail('disconnectGoogle', undefined);
    await userEvent.click(question.getByRole('button', { name: 'Odłącz' }));
    await waitFor(() => expect(canvas.queryByText('Lipa: nowe lokale')).toBeNull());
    await expect(canvas.getByText('Marta Lipińska')).toBeVisible();
  },
};

export const Invited: Story = {
  name: 'INT-01 invitations say which location they are about, and who could not be asked',
  args: { held: { invitations: testInvitations(), unreadAccounts: ['Lipa: nowe lokale'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/To Twoja lokalizacja/)).toBeVisible();
  },
};

export const InvitedOnPhone: Story = {
  args: { width: 390, held: { invitations: testInvitations() } },
};
