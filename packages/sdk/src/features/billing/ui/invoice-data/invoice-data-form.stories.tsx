import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import type { TestData } from '../../../../testing/test-data.ts';
import { ExampleBilling, type ExampleBillingProps } from '../stories/example-billing.tsx';
import { InvoiceDataForm, type InvoiceDataFormProps } from './invoice-data-form.tsx';

const meta = {
  component: InvoiceDataForm,
  parameters: { layout: 'edge' },
  args: { isStep: true },
  render: ({ api, prepare, width, ...props }, { globals }) => (
    <ExampleBilling
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <InvoiceDataForm {...props} />
    </ExampleBilling>
  ),
} satisfies Meta<ExampleBillingProps & InvoiceDataFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

type Buyer = TestData['billing']['invoiceData'];

const buyer =
  (change: Partial<Buyer>) =>
  ({ billing }: TestData) => {
    billing.invoiceData = { ...billing.invoiceData, ...change };
  };

const unknown = buyer({
  tax_id: '',
  tax_status: 'none',
  company_name: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  email: '',
});

const german = { country: 'DE', tax_id: 'DE123456789' } as const;

export const Verified: Story = {};
export const InSettings: Story = { args: { isStep: false } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { width: 375 } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { args: { prepare: buyer({ ...german }) }, globals: { locale: 'es' } };
export const Pending: Story = { args: { prepare: buyer({ ...german, tax_status: 'pending' }) } };
export const Unconfirmed: Story = { args: { prepare: buyer({ tax_status: 'unavailable' }) } };
export const ViesSilent: Story = { args: { prepare: buyer({ ...german, tax_status: 'unavailable' }) } };
export const Loading: Story = { args: { api: { failures: { getInvoiceData: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { getInvoiceData: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };

export const Empty: Story = {
  name: 'PAY-04 Enter shows what is missing, and the focus leads to the first of it',
  args: { prepare: unknown },
  play: async ({ canvas }) => {
    const nip = await canvas.findByRole('textbox', { name: /^NIP/ });
    await userEvent.type(nip, '676-246-23-45');
    await expect(nip).toHaveAccessibleDescription(/To nie jest prawidłowy numer/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nip).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /Nazwa firmy/ })).toHaveAccessibleDescription(
      'Uzupełnij to pole.',
    );
    await expect(server().calls.some(({ operation }) => operation === 'replaceInvoiceData')).toBe(false);
  },
};

export const FromRegister: Story = {
  name: 'PAY-04 the VAT register fills in the buyer, and saving confirms the number',
  args: { prepare: unknown },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^NIP/ }), '123-456-32-18');
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz dane' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Przepisz 5 pól' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail do faktur/ }), 'faktury@ziarno.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Potwierdzony w rejestrze VAT')).toBeVisible();
    await expect(server().data.billing.invoiceData.company_name).toBe('Piekarnia Ziarno s.c.');
  },
};

export const NotInRegister: Story = {
  args: {
    prepare: ({ presence }) => {
      presence.register = [];
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz dane' }));
    await canvas.findByText(/Nie znaleźliśmy firmy/);
  },
};

export const RegisterUnavailable: Story = {
  args: { api: { failures: { lookUpCompany: 'registry_unavailable' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz dane' }));
    await canvas.findByText(/wpisz dane ręcznie/);
  },
};

export const Unverified: Story = {
  name: 'PAY-04 a number that VIES does not know is refused at its field',
  args: {
    prepare: buyer({ ...german, tax_status: 'pending' }),
    api: { failures: { replaceInvoiceData: 'tax_number_unverified' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dalej' }));
    const number = canvas.getByRole('textbox', { name: /Numer VAT UE/ });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(/VIES nie zna tego numeru/);
  },
};
