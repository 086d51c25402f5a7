import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { InvoiceList, type InvoiceListProps } from './invoice-list.tsx';
import {
  ExampleAccount,
  type ExampleAccountProps,
  withOpenInvoice,
  withSubscription,
} from './stories/example-account.tsx';

const meta = {
  component: InvoiceList,
  parameters: { layout: 'edge' },
  args: { onRedirect: fn() },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleAccount
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <InvoiceList {...args} />
    </ExampleAccount>
  ),
} satisfies Meta<ExampleAccountProps & InvoiceListProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'PAY-04 an invoice is paid, and all are fetched as CSV',
  args: { prepare: withOpenInvoice },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Po terminie')).toBeVisible();
    await expect(canvas.getAllByText(/^KSeF /)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Wszystkie jako CSV' }));
    await waitFor(() => expect(server().calls.map(({ operation }) => operation)).toContain('exportInvoices'));
    await userEvent.click(canvas.getByRole('button', { name: /^Zapłać fakturę/ }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przejdź do płatności' }));
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledOnce());
  },
};

export const Suspended: Story = {
  name: 'PAY-04 a company that an operator has closed is offered no payment',
  args: {
    prepare: (data) => {
      withOpenInvoice(data);
      withSubscription({}, 'suspended')(data);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Po terminie')).toBeVisible();
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('getSubscription'),
    );
    await expect(canvas.queryByRole('button', { name: /^Zapłać fakturę/ })).toBeNull();
  },
};

export const SellerMissing: Story = {
  name: 'PAY-04 a file that cannot be made is explained',
  args: {
    prepare: ({ billing }) => {
      billing.invoices = billing.invoices.map((invoice) => ({ ...invoice, seller: null }));
    },
  },
  play: async ({ canvas }) => {
    const [xml] = await canvas.findAllByRole('button', { name: /jako XML FA\(3\)$/ });
    await userEvent.click(xml ?? document.body);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Sprzedawca nie podał/);
  },
};

export const ManyPages: Story = {
  name: 'PAY-04 older invoices come page by page',
  args: {
    prepare: ({ billing }) => {
      const [newest] = billing.invoices;
      if (!newest) return;
      billing.invoices = Array.from({ length: 25 }, (_, index) => ({
        ...newest,
        id: 100 - index,
        number: `7C2A41B0-${100 - index}`,
      }));
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż starsze' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(25));
    await expect(canvas.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
  },
};

export const Empty: Story = { args: { api: { data: { billing: { invoices: [] } } } } };
export const Dark: Story = { args: { prepare: withOpenInvoice }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { prepare: withOpenInvoice }, globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 375, prepare: withOpenInvoice } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const Loading: Story = { args: { api: { latency: 60_000 } } };
export const Failed: Story = { args: { api: { failures: { listInvoices: 'internal_error' } } } };
