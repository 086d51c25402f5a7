import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Wysyłam odpowiedzi', value: 96, valueLabel: '96 z 100' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Wysyłam odpowiedzi' });
    await expect(bar).toHaveAttribute('aria-valuetext', '96 z 100');
  },
};
export const Unknown: Story = {
  args: { label: 'Łączę z Google' },
  render: ({ label }) => <ProgressBar label={label} />,
};
export const Failed: Story = { args: { tone: 'bad', value: 40 } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
