import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: FormDialog,
  decorators: [inPinfold],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Nazwij kategorię',
    size: 's',
    children: <TextField autoFocus label="Nazwa" defaultValue="Obsługa" />,
    action: { children: 'Zapisz', pendingLabel: 'Zapisuję' },
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Enter and the primary button send the form, and the other one closes it',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('textbox', { name: 'Nazwa' }), '{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Zapisz' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(page.getByRole('button', { name: 'Anuluj' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Sending: Story = {
  args: { action: { children: 'Zapisz', isPending: true, pendingLabel: 'Zapisuję' } },
};
export const Incomplete: Story = {
  args: { action: { children: 'Zapisz', disabledReason: 'Wpisz nazwę.' }, note: 'Wymagane' },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
