import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Liczba lokalizacji', minValue: 1, maxValue: 500, defaultValue: 12, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Described: Story = { args: { description: 'Masz teraz 10 lokalizacji.' } };
export const Faulty: Story = { args: { errorMessage: 'Masz więcej lokalizacji.' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const CountsAndTakesWhatIsTyped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.clear(field);
    await userEvent.type(field, '900{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(500);
    await expect(field).toHaveValue('500');
  },
};
