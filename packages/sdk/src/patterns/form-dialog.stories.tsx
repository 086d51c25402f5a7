import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckBox } from '../ui/fields/check-box.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
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
    const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'Nazwa' });
    const button = page.getByRole<HTMLButtonElement>('button', { name: 'Zapisz' });
    // The browser presses a form's submit button when Enter is pressed in one of several fields.
    await expect(button.form).toBe(field.form);
    await expect(button.type).toBe('submit');
    await userEvent.type(field, '{Enter}');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(page.getByRole('button', { name: 'Anuluj' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const keepsWaiting: Story['play'] = async ({ args, canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByRole('textbox', { name: 'Nazwa' }), '{Enter}');
  await userEvent.click(page.getByRole('button', { name: /^(Zapisz|Zapisuję)/ }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
};

export const Sending: Story = {
  name: 'Enter does not send a second time while it is being sent',
  play: keepsWaiting,
  args: { action: { children: 'Zapisz', isPending: true, pendingLabel: 'Zapisuję' } },
};
export const Incomplete: Story = {
  name: 'Enter does not send what the button refuses to send',
  play: keepsWaiting,
  args: { action: { children: 'Zapisz', disabledReason: 'Wpisz nazwę.' }, note: 'Wymagane' },
};
export const Choosing: Story = {
  name: 'Enter in a search or a check box does not send',
  args: {
    children: (
      <>
        <SearchField label="Szukaj szablonu" clearLabel="Wyczyść" />
        <CheckBox label="Podziękowania" />
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const input of [await page.findByRole('searchbox'), page.getByRole('checkbox')]) {
      const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      input.dispatchEvent(pressed);
      // A browser sends a form by what nobody has prevented.
      await expect(pressed.defaultPrevented).toBe(true);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
