import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import {
  ExampleAccount,
  type ExampleAccountProps,
  inDays,
  withOpenInvoice,
  withoutSubscription,
  withSubscription,
} from './stories/example-account.tsx';
import { SubscriptionCard, type SubscriptionCardProps } from './subscription-card.tsx';

const meta = {
  component: SubscriptionCard,
  parameters: { layout: 'edge' },
  args: { onRedirect: fn(), orderHref: '#order', contactHref: 'mailto:pomoc@pinfold.test' },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleAccount
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <SubscriptionCard {...args} />
    </ExampleAccount>
  ),
} satisfies Meta<ExampleAccountProps & SubscriptionCardProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'PAY-04 one question before a cancellation says until when all works and what becomes of the data',
  args: { prepare: withSubscription({ period_end: inDays(17.2) }) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('zostało 18 dni')).toBeVisible();
    await expect(canvas.getByText(/^Visa, końcówka 4242, ważna do 08\//)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj subskrypcję' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Anulować subskrypcję?' }));
    await expect(question.getByText(/wszystko działa jak dotąd/)).toBeVisible();
    await expect(question.getByText(/Danych firmy nie usuwamy/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Anuluj subskrypcję' }));
    await expect(await canvas.findByText(/^Plan Standard działa do/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Wznów subskrypcję' }));
    await expect(await canvas.findByText(/^Subskrypcja wznowiona/)).toBeInTheDocument();
    await expect(await canvas.findByText('Odnawia się')).toBeVisible();
  },
};

export const AnotherCard: Story = {
  name: 'PAY-04 another card is given at the payment provider',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień kartę' }));
    await waitFor(() =>
      expect(args.onRedirect).toHaveBeenCalledWith('https://checkout.pinfold.test/pay/cs_test_card'),
    );
  },
};

export const PastDue: Story = {
  name: 'PAY-04 an overdue invoice is paid from the card, by the way that is chosen',
  args: {
    prepare: (data) => {
      withSubscription({ grace_ends_at: inDays(9) }, 'past_due')(data);
      withOpenInvoice(data);
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/^Opłać fakturę do/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Zapłać 4.784,70.zł$/ }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'BLIK lub Przelewy24' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Przejdź do płatności' }));
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledOnce());
    const paying = server().calls.find(({ operation }) => operation === 'payInvoice');
    await expect(paying?.body).toEqual({ payment_method: 'quick' });
  },
};

export const Ending: Story = {
  args: { prepare: withSubscription({ ends_at_period_end: true, period_end: inDays(5) }) },
};
export const SmallerNextPeriod: Story = {
  args: { prepare: withSubscription({ plan: 'start', plan_name: 'Start', quantity: 40 }) },
};
export const Quick: Story = {
  args: { prepare: withSubscription({ payment_method: 'quick', card: null, interval: 'year' }) },
};
export const Unpaid: Story = {
  args: {
    prepare: (data) => {
      withSubscription({}, 'unpaid')(data);
      withOpenInvoice(data);
    },
  },
};
export const Trial: Story = { args: { prepare: withoutSubscription('trial', inDays(9)) } };
export const TrialOver: Story = { args: { prepare: withoutSubscription('trial_over', inDays(-1)) } };
export const Expired: Story = { args: { prepare: withoutSubscription('expired', inDays(-3)) } };
export const ByVoucher: Story = { args: { prepare: withoutSubscription('active', inDays(30)) } };
export const Endless: Story = { args: { prepare: withoutSubscription('active', null) } };

export const Suspended: Story = {
  name: 'PAY-04 who was suspended is told whom to write to, and cannot pay',
  args: { prepare: withSubscription({}, 'suspended') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Skontaktuj się z nami' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = {
  args: { width: 375, prepare: withSubscription({ ends_at_period_end: true, period_end: inDays(5) }) },
};
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const Loading: Story = { args: { api: { latency: 60_000 } } };
export const Failed: Story = { args: { api: { failures: { getSubscription: 'internal_error' } } } };

export const NotSelling: Story = {
  name: 'PAY-04 where nothing is sold, nothing is shown',
  args: { api: { failures: { getSubscription: 'not_found' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('getSubscription'),
    );
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByText('Subskrypcja')).toBeNull();
  },
};
