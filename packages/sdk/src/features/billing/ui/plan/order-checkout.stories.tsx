import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleBilling, type ExampleBillingProps, onTrial } from '../stories/example-billing.tsx';
import { OrderCheckout, type OrderCheckoutProps } from './order-checkout.tsx';

const meta = {
  component: OrderCheckout,
  parameters: { layout: 'edge' },
  args: {
    onRedirect: fn(),
    onDone: fn(),
    prepare: onTrial,
    choice: { plan: 'standard', quantity: 60, interval: 'month' },
    planHref: '/order-details',
    invoiceDataHref: '/invoice-data',
    termsHref: '/terms',
  },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleBilling
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <OrderCheckout {...args} />
    </ExampleBilling>
  ),
} satisfies Meta<ExampleBillingProps & OrderCheckoutProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const orderButton = { name: 'Zamawiam z obowiązkiem zapłaty' };

export const FirstOrder: Story = {
  name: 'PAY-01 terms come first; a changed price is said, focused and confirmed by hand; then one pays',
  play: async ({ canvas, args }) => {
    await canvas.findByText('Do zapłaty teraz');
    const order = canvas.getByRole('button', orderButton);
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(order);
    const terms = canvas.getByRole('checkbox', { name: 'Akceptuję regulamin' });
    await expect(terms).toHaveFocus();
    await userEvent.click(terms);
    await userEvent.click(canvas.getByRole('radio', { name: 'BLIK lub Przelewy24' }));
    const { billing } = server().data;
    billing.plans = billing.plans.map((plan) => ({
      ...plan,
      prices: plan.prices.map((price) => ({
        ...price,
        tiers: [{ up_to: null, unit_amount_decimal: '6000' }],
      })),
    }));
    await userEvent.click(order);
    const changed = await canvas.findByText(/Było 4\s?784,70\s?zł, teraz jest 4\s?428,00\s?zł/);
    await waitFor(() => expect(document.activeElement).toContainElement(changed));
    await expect(terms).toBeChecked();
    await userEvent.click(order);
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledTimes(1));
    await expect(server().data.billing.orders[0]).toMatchObject({
      payment_method: 'quick',
      amount_due: 442_800,
    });
  },
};

export const Downgrade: Story = {
  name: 'PAY-03 a smaller plan is ordered without a payment',
  args: { prepare: () => {}, choice: { quantity: 50 } },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/Mniejszy plan zacznie obowiązywać/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Akceptuję regulamin' }));
    await userEvent.click(canvas.getByRole('button', orderButton));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};

export const WithoutInvoiceData: Story = {
  name: 'PAY-01 missing invoice data is said before anybody orders, with the way to it',
  args: {
    prepare: (data) => {
      onTrial(data);
      data.billing.invoiceData = { ...data.billing.invoiceData, company_name: '', tax_status: 'none' };
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Podaj, komu wystawić fakturę/);
    await waitFor(() => expect(canvas.getByRole('button', orderButton)).toHaveAttribute('aria-disabled'));
    const link = canvas.getByRole('link', { name: 'Uzupełnij dane do faktury' });
    await expect(link).toHaveAttribute('href', '/invoice-data');
  },
};
export const ReverseCharge: Story = {
  args: {
    prepare: (data) => {
      onTrial(data);
      data.billing.invoiceData = { ...data.billing.invoiceData, country: 'DE', tax_id: 'DE123456789' };
    },
  },
};
export const Upgrade: Story = { args: { prepare: () => {}, choice: { quantity: 70 } } };
export const Loading: Story = { args: { api: { failures: { listPlans: 'hang' } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
