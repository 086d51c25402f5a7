import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const segments = [
  { id: 'month', label: 'Miesiąc' },
  { id: 'week', label: 'Tydzień' },
  { id: 'list', label: 'Lista' },
] as const;

function Example() {
  const [value, setValue] = useState<'month' | 'week' | 'list'>('month');
  return <SegmentedControl label="Widok" segments={segments} value={value} onChange={setValue} />;
}

const meta = { component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Press: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tydzień' }));
    await expect(canvas.getByRole('radio', { name: 'Tydzień' })).toBeChecked();
  },
};
