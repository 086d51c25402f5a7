import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Usunąć odpowiedź?',
    children: 'Zniknie z wizytówki. Nie można tego cofnąć.',
    confirmLabel: 'Usuń odpowiedź',
    cancelLabel: 'Anuluj',
    isOpen: true,
    isDanger: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Usuwam' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const StartsOnCancel: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    const [, cancel] = within(dialog).getAllByRole('button', { name: 'Anuluj' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń odpowiedź' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
