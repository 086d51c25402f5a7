import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckBox } from './check-box.tsx';

const meta = { component: CheckBox, args: { label: 'Opinie z tekstem', onChange: fn() } } satisfies Meta<
  typeof CheckBox
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Partly: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
export const WithDescription: Story = { args: { description: 'Pomija oceny bez komentarza.' } };
export const WithError: Story = {
  args: { errorMessage: 'Bez tego nie możemy iść dalej.', description: 'Dotyczy wszystkich lokalizacji.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Dotyczy wszystkich lokalizacji. Bez tego nie możemy iść dalej.',
    );
  },
};
export const Dark: Story = { args: { defaultSelected: true }, globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = { args: { label: 'مع نص' }, globals: { direction: 'rtl' } };

export const Space: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByText('Opinie z tekstem'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
