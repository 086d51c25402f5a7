import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { label: 'Wczytuję opinie', blocks: 4, hasAvatar: true },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wczytuję opinie');
    await expect(getComputedStyle(canvas.getByRole('status')).animationDelay).toBe('0.2s');
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
