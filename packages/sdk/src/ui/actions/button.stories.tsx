import type { Meta, StoryObj } from '@storybook/react-vite';
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
