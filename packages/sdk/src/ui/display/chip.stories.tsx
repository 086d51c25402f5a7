import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon } from '../icons/action-icons.tsx';
import { Chip } from './chip.tsx';
import type { ChipProps } from './chip.tsx';

const remove = fn();

function Example(props: ChipProps) {
  return <Chip {...props} />;
}

const meta = { component: Example, args: { children: 'Kraków' } } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Toggle: Story = { args: { isSelected: false, onChange: fn(), children: 'Z tekstem' } };
export const Selected: Story = {
  args: { isSelected: true, onChange: fn(), children: 'Bez odpowiedzi', count: 128 },
};
export const Add: Story = {
  args: { onPress: fn(), variant: 'dashed', icon: <PlusIcon size={14} />, children: 'Filtr' },
};
export const Dark: Story = { args: { isSelected: true, onChange: fn() }, globals: { colorScheme: 'dark' } };

export const Removable: Story = {
  args: { onPress: fn(), onRemove: remove, removeLabel: 'Usuń filtr: Kraków' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Kraków' }));
    await expect(remove).toHaveBeenCalled();
  },
};
