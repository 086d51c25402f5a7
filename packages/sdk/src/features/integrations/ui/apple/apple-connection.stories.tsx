import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { AppleConnection, type AppleConnectionProps } from './apple-connection.tsx';

const owner = { memberType: memberTypes.owner, featureFlags: ['apple_maps'] } as const;

const meta = {
  title: 'features/integrations/AppleConnection',
  component: AppleConnection,
  args: {
    api: { data: owner },
    search: '?code=ac&state=s',
    onConnected: fn(),
    onBack: fn(),
    openConsent: fn(),
  },
  render: ({ api, ...props }, { globals }) => (
    <HostPage api={api} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <AppleConnection {...props} />
    </HostPage>
  ),
} satisfies Meta<AppleConnectionProps & { api: TestClientOptions }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connects: Story = {
  name: 'INT-03 the organisation of a consent is connected, and leads on',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onConnected).toHaveBeenCalledOnce());
  },
};
export const Waiting: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Refused: Story = { args: { search: '?error=access_denied' } };
export const NoOrganization: Story = {
  args: { api: { data: owner, failures: { connectApple: 'apple_no_organization' } } },
};
