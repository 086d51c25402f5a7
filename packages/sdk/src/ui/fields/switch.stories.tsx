import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Ochrona wizytówki', description: 'Odrzuca zmiany wprowadzone poza panelem.' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { args: { defaultSelected: true }, globals: { colorScheme: 'dark' } };

export const Space: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Ochrona wizytówki' })).toBeChecked();
  },
};
