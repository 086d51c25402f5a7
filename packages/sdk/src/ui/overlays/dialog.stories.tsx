import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

function Example(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Odpowiedz zbiorczo</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    title: 'Odpowiedz na 128 opinii',
    closeLabel: 'Zamknij',
    isOpen: true,
    onOpenChange: () => undefined,
    children: <TextField label="Nazwa szablonu" />,
    footer: <Button variant="primary">Wyślij 101 odpowiedzi</Button>,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: {
    title: 'Odpowiedzi zostaną opublikowane we wszystkich zaznaczonych lokalizacjach w ciągu kilku minut',
    children: <p>{'Dziękujemy za opinię i zapraszamy ponownie. '.repeat(90)}</p>,
  },
};

export const FocusReturns: Story = {
  args: { isOpen: false },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Odpowiedz na 128 opinii' });
    await expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await expect(dialog.closest('.pinfold-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
