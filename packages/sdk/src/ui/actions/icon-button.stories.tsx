import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MoreIcon } from '../icons/action-icons.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { icon: <MoreIcon />, label: 'Więcej', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Bordered: Story = { args: { variant: 'default' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Zapisuję' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const TooltipOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Więcej');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Opinia ma już odpowiedź' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Więcej' });
    await expect(button).toHaveAccessibleDescription('Opinia ma już odpowiedź');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
