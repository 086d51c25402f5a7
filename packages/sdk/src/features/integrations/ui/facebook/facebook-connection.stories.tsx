import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { FacebookConnection, type FacebookConnectionProps } from './facebook-connection.tsx';

const owner = { memberType: memberTypes.owner, featureFlags: ['facebook_accounts'] } as const;

const meta = {
  title: 'features/integrations/FacebookConnection',
  component: FacebookConnection,
  args: {
    api: { data: owner },
    search: '?code=AQB&state=s',
    onConnected: fn(),
    onBack: fn(),
    openConsent: fn(),
  },
  render: ({ api, ...props }, { globals }) => (
    <HostPage api={api} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <FacebookConnection {...props} />
    </HostPage>
  ),
} satisfies Meta<FacebookConnectionProps & { api: TestClientOptions }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connects: Story = {
  name: 'INT-02 the account of a consent is connected, and leads on',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onConnected).toHaveBeenCalledOnce());
  },
};
export const Waiting: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Refused: Story = { args: { search: '?error=access_denied' } };
export const NoPages: Story = {
  args: { api: { data: owner, failures: { connectFacebook: 'facebook_no_pages' } } },
};
