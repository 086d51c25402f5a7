import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  component: Banner,
  args: { title: 'Połączenie z Google wygasło', children: 'Połącz konto ponownie, aby wysyłać odpowiedzi.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Good: Story = { args: { tone: 'good' } };
export const Warn: Story = { args: { tone: 'warn', actions: <Button size="s">Połącz konto</Button> } };
export const Bad: Story = { args: { tone: 'bad', role: 'alert' } };
export const Dark: Story = { args: { tone: 'warn' }, globals: { colorScheme: 'dark' } };

export const Dismissed: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Ukryj' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
