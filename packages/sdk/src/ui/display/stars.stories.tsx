import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars.tsx';

const meta = { component: Stars, args: { value: 3, label: '3 na 5 gwiazdek' } } satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 na 5 gwiazdek' })).toBeVisible();
  },
};
export const Half: Story = { args: { value: 4.5, label: '4,5 na 5 gwiazdek', size: 22 } };
export const None: Story = { args: { value: 0, label: 'Brak oceny' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = {
  args: { value: 2.5, label: '2.5' },
  globals: { direction: 'rtl' },
};
