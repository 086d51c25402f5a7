import type { Meta } from '@storybook/react-vite';
import { ExampleInbox, type ExampleInboxProps } from './example-inbox.tsx';

/** What every story of the inbox shares. */
export const inboxMeta = {
  parameters: { layout: 'edge' },
  args: { api: { data: { reviewCount: 60 } } },
  render: (args, { globals }) => (
    <ExampleInbox {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleInboxProps>;
