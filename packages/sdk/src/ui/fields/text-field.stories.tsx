import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'Adres e-mail', placeholder: 'anna@kawiarnialipa.pl' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = {
  args: { description: 'Na ten adres wyślemy podsumowanie tygodnia.' },
};
export const WithAffixes: Story = {
  args: { label: 'Strona', prefix: <span>https://</span>, suffix: <span>.pl</span> },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'anna@kawiarnialipa.pl' } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', placeholder: 'الاسم' },
  globals: { direction: 'rtl' },
};

export const Invalid: Story = {
  args: { defaultValue: 'anna@', errorMessage: 'Podaj pełny adres, na przykład anna@kawiarnialipa.pl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Adres e-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Podaj pełny adres/);
  },
};
