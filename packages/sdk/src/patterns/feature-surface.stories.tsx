import type { Meta, StoryObj } from '@storybook/react-vite';
import { teamMessages } from '../i18n/feature-messages.ts';
import { Text } from '../ui/layout/text.tsx';
import { FeatureGate } from './feature-surface.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: FeatureGate,
  decorators: [inPinfold],
  args: {
    messages: [teamMessages],
    permission: { isPending: false, reason: undefined },
    forbidden: 'team.forbidden',
    loading: { blocks: 3, lines: 2 },
    children: <Text as="p">Zespół liczy 12 osób.</Text>,
  },
} satisfies Meta<typeof FeatureGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {};
export const Loading: Story = {
  args: { permission: { isPending: true, reason: undefined } },
};
export const Forbidden: Story = {
  args: {
    permission: {
      isPending: false,
      reason: { text: 'Poproś administratora o dostęp.' },
    },
  },
};
