import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';

const meta = {
  component: Link,
  args: { href: '#reviews', children: 'Opinie bez odpowiedzi' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const LooksLikeButton: Story = { args: { variant: 'button' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
