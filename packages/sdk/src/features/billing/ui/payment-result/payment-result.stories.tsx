import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import type { TestOrder } from '../../../../testing/billing/billing-fixtures.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { ExampleBilling, type ExampleBillingProps } from '../stories/example-billing.tsx';
import { PaymentResult, type PaymentResultProps } from './payment-result.tsx';

const meta = {
  component: PaymentResult,
  parameters: { layout: 'edge' },
  args: { homeHref: '#panel', orderHref: '#order', subscriptionHref: '#subscription' },
  render: ({ api, prepare, width, ...props }, { globals }) => (
    <ExampleBilling
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PaymentResult {...props} />
    </ExampleBilling>
  ),
} satisfies Meta<ExampleBillingProps & PaymentResultProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const newest =
  (change: Partial<TestOrder>) =>
  ({ billing }: TestData) => {
    billing.orders = billing.orders.map((order, index) => (index === 0 ? { ...order, ...change } : order));
  };

const failed = (failure: TestOrder['failure']) => newest({ status: 'failed', failure });

const waiting = newest({
  status: 'pending',
  redirect_url: 'https://checkout.pinfold.test/pay/cs_test_1',
});

export const Success: Story = {
  name: 'PAY-04 a payment that came in says what was bought, and what comes next',
  args: { sessionId: 'cs_test_1' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Dziękujemy, płatność dotarła' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText(/brutto/)).toBeVisible();
    const asked = server().calls.filter(({ operation }) => operation === 'confirmPayment');
    await expect(asked).toHaveLength(1);
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { width: 375 } };
export const ByInvoice: Story = {
  globals: { locale: 'en' },
  args: {
    prepare: ({ billing }) => {
      const { subscription } = billing.subscription;
      if (subscription) billing.subscription.subscription = { ...subscription, payment_method: 'quick' };
    },
  },
};
export const Ending: Story = {
  globals: { locale: 'es' },
  args: {
    prepare: ({ billing }) => {
      const { subscription } = billing.subscription;
      if (subscription) billing.subscription.subscription = { ...subscription, ends_at_period_end: true };
    },
  },
};
export const Pending: Story = { args: { prepare: waiting } };
export const PendingOnPhone: Story = {
  args: { prepare: waiting, width: 375 },
  globals: { colorScheme: 'dark' },
};
export const InsufficientFunds: Story = { args: { prepare: failed('insufficient_funds') } };
export const WrongCard: Story = { args: { prepare: failed('wrong_card') } };
export const NotAuthorised: Story = { args: { prepare: failed('authorisation') } };
export const Declined: Story = {
  name: 'PAY-02 a card that was declined has failed, and the page takes another one',
  args: {
    prepare: newest({
      status: 'failed',
      failure: null,
      redirect_url: 'https://checkout.pinfold.test/pay/cs_test_1',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nie udało się zapłacić' });
    const back = canvas.getByRole('link', { name: 'Wróć do płatności' });
    await expect(back).toHaveAttribute('href', 'https://checkout.pinfold.test/pay/cs_test_1');
  },
};
export const FailedWithoutReason: Story = { args: { prepare: failed(null) } };
export const NothingOrdered: Story = {
  args: {
    prepare: ({ billing }) => {
      billing.orders = [];
    },
  },
};
export const Loading: Story = { args: { api: { failures: { getLatestPayment: 'hang' } } } };
export const Unknown: Story = { args: { api: { failures: { getLatestPayment: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
