import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExampleIntegrations, type ExampleIntegrationsProps } from './example-integrations.tsx';

/** What every story of the integrations shares: an owner looks at the accounts of one person. */
export const integrationsMeta = {
  parameters: { layout: 'edge' },
  args: {
    shows: 'accounts',
    api: { data: { memberType: memberTypes.owner } },
    onImport: fn(),
    onDone: fn(),
    onPendingChange: fn(),
    openConsent: fn(),
  },
  render: (args, { globals }) => (
    <ExampleIntegrations {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleIntegrationsProps>;
