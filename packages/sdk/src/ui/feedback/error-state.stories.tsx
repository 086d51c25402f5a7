import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Nie udało się wczytać opinii',
    children: 'Sprawdź połączenie z internetem.',
    onRetry: fn(),
    retryLabel: 'Spróbuj ponownie',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
