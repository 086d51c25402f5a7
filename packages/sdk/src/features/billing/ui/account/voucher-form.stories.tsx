import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import {
  ExampleAccount,
  type ExampleAccountProps,
  inDays,
  withoutSubscription,
} from './stories/example-account.tsx';
import { VoucherForm, type VoucherFormProps } from './voucher-form.tsx';

const meta = {
  component: VoucherForm,
  parameters: { layout: 'edge' },
  args: { prepare: withoutSubscription('trial', inDays(3)) },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleAccount
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <VoucherForm {...args} />
    </ExampleAccount>
  ),
} satisfies Meta<ExampleAccountProps & VoucherFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Redeemed: Story = {
  name: 'PAY-03 a voucher says what it gave and until when, and its number stays readable',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Numer kodu' });
    await userEvent.type(field, '1234{Enter}');
    await expect(field).toHaveAccessibleDescription(/Tego kodu nie ma/);
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('redeemVoucher');
    await userEvent.clear(field);
    await userEvent.type(field, 'k4wa 2026 lato 0001{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Gotowe\. Masz plan Pro do/)).toBeVisible());
    await expect(await canvas.findByText('K4WA-2026-1AT0-0001')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'PAY-03 a refused voucher is explained at its field, which is focused',
  args: { prepare: () => {} },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Numer kodu' });
    await userEvent.type(field, 'K4WA-2026-LATO-0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Aktywuj' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Twój plan odnawia się sam/));
    await expect(field).toHaveFocus();
  },
};

export const TooMany: Story = {
  name: 'PAY-03 too many tries are explained at the field',
  args: { api: { failures: { redeemVoucher: 'too_many_attempts' } } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Numer kodu' });
    await userEvent.type(field, 'K4WA-2026-LATO-0001{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
  },
};

export const InUse: Story = {
  args: { api: { data: { billing: { voucherNumber: 'K4WA-2026-1AT0-0001' } } } },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 375 } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
