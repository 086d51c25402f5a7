import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { ReviewIcon } from '../icons/place-icons.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: <ReviewIcon size={24} />,
    title: 'Żadna opinia nie pasuje',
    children: 'Usuń jeden z filtrów albo poszukaj innego słowa.',
    actions: <Button>Wyczyść filtry</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingMatches: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
