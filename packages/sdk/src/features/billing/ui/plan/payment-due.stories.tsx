import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { TestServer } from '../../../../testing/create-test-client.ts';
import { ExampleBilling, type ExampleBillingProps } from '../stories/example-billing.tsx';
import { PaymentDue, type PaymentDueProps } from './payment-due.tsx';

const meta = {
  component: PaymentDue,
  parameters: { layout: 'edge' },
  args: { onRedirect: fn() },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleBilling
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PaymentDue {...args} />
    </ExampleBilling>
  ),
} satisfies Meta<ExampleBillingProps & PaymentDueProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function owing({ billing }: TestServer['data']): void {
  billing.subscription = { ...billing.subscription, status: 'past_due' };
  // The newest is open too, of which nothing is asked yet.
  billing.invoices = billing.invoices.map((invoice, index) =>
    index < 2
      ? { ...invoice, status: 'open', amount_remaining: index === 0 ? 45_600 : 12_300, paid_at: null }
      : invoice,
  );
}

export const OpenInvoice: Story = {
  name: 'PAY-02 the oldest open invoice is paid by the method of choice, and what was begun goes on',
  args: { prepare: owing },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'BLIK lub Przelewy24' }));
    await userEvent.click(canvas.getByRole('button', { name: /Zapłać 123,00\s?zł/ }));
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledTimes(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dokończ płatność' }));
    await expect(args.onRedirect).toHaveBeenCalledTimes(2);
  },
};
export const Dark: Story = { args: { prepare: owing }, globals: { colorScheme: 'dark' } };
