import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SparkleIcon } from '../icons/action-icons.tsx';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Wyślij odpowiedź', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Usuń odpowiedź' } };
export const DangerWithEmphasis: Story = { args: { variant: 'danger', hasEmphasis: true, children: 'Usuń' } };
export const Small: Story = { args: { size: 's', icon: <SparkleIcon size={14} />, children: 'Szkic AI' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { args: { variant: 'primary' }, globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = {
  args: { icon: <SparkleIcon size={16} />, children: 'إرسال الرد' },
  globals: { direction: 'rtl' },
};
export const LongText: Story = {
  args: { children: 'Przywróć odpowiedź opublikowaną przed ostatnią zmianą opinii przez klienta' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Button {...args} />
    </div>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Wysyłam' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(within(button).getByLabelText('Wysyłam')).toBeVisible();
  },
};

export const DisabledWithReason: Story = {
  args: { variant: 'primary', disabledReason: 'Nie masz uprawnienia do odpowiadania na opinie' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Nie masz uprawnienia/);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent(/Nie masz uprawnienia/);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const KeepsFocus: Story = {
  name: 'BEY-16 a button keeps the focus when it gets a reason, and when it loses it',
  render: function Saving() {
    const [isSaved, setSaved] = useState(false);
    return (
      <>
        <Button
          disabledReason={isSaved ? 'Wszystko jest zapisane' : undefined}
          onPress={() => setSaved(true)}
        >
          Zapisz
        </Button>
        <Button onFocus={() => setSaved(false)}>Zmień</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zapisz' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Zapisz' })).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Wszystko jest zapisane');
    await userEvent.tab();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('button', { name: 'Zapisz' })).toBe(button);
  },
};
