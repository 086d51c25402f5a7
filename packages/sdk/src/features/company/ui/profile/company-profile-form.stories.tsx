import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { CompanyProfileForm, type CompanyProfileFormProps } from './company-profile-form.tsx';

const meta = {
  component: CompanyProfileForm,
  parameters: { layout: 'edge' },
  args: {},
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompanyProfileForm />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & CompanyProfileFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const withTimezone = { data: { featureFlags: ['timezone_settings'] } } as const;

export const Profile: Story = { args: { api: withTimezone } };
export const Dark: Story = { args: { api: withTimezone }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { api: withTimezone }, globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { args: { width: 390, api: withTimezone } };

export const Loading: Story = { args: { api: { failures: { getCompanyProfile: 'hang' } } } };

export const Failed: Story = {
  args: { api: { failures: { getCompanyProfile: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  args: { api: { data: { permissions: ['view_dashboard'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do danych firmy')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'COM-06 who may not change the data reads it, and why',
  args: { api: { data: { permissions: ['view_company_data'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nie masz uprawnień/)).toBeVisible();
    await expect(await canvas.findByText('Rynek Główny')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Demo: Story = {
  args: { api: { data: { isDemo: true } } },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'Miejscowość' });
    await userEvent.type(city, ' Stare');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(server().calls.map(({ operation }) => operation)).toContain('updateCompany'));
    await expect(city).toHaveValue('Kraków Stare');
  },
};

export const SavedAndDiscarded: Story = {
  name: 'COM-06 what is typed is named until it is saved or discarded',
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'Miejscowość' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Wieliczka');
    await expect(canvas.getByText('Niezapisane zmiany: Miejscowość')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Odrzuć zmiany' }));
    await expect(city).toHaveValue('Kraków');
    await userEvent.type(city, ' Podgórze');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('Zapisano')).toBeVisible();
    await expect(server().data.profile.city).toBe('Kraków Podgórze');
  },
};

export const WrongTaxNumber: Story = {
  name: 'COM-07 a mistyped NIP is named at once, and the focus leads to it',
  play: async ({ canvas }) => {
    const nip = await canvas.findByRole('textbox', { name: 'NIP' });
    await userEvent.clear(nip);
    await userEvent.type(nip, '676246234');
    await expect(nip).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(nip, '5');
    await expect(nip).toHaveAccessibleDescription(/To nie jest prawidłowy NIP/);
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(nip).toHaveFocus());
    await expect(server().calls.some(({ operation }) => operation === 'updateCompany')).toBe(false);
  },
};

export const FilledFromRegister: Story = {
  name: 'COM-07 the register fills in what is empty, leaves what was typed, and can be undone',
  args: {
    prepare: (data) => {
      data.profile = {
        ...data.profile,
        name: 'Lipa',
        street: '',
        house_number: '',
        postal_code: '',
        city: '',
      };
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nazwa firmy/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz dane' }));
    await expect(await canvas.findByText('W rejestrze VAT: Kawiarnia Lipa sp. z o.o.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Nazwa firmy/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Przepisz 4 pola' }));
    await expect(canvas.getByRole('textbox', { name: 'Ulica' })).toHaveValue('Rynek Główny');
    await expect(name).toHaveValue('Lipa');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(canvas.getByRole('textbox', { name: 'Ulica' })).toHaveValue('');
  },
};

export const FoundInRegister: Story = {
  args: {
    prepare: (data) => {
      data.profile = { ...data.profile, name: 'Lipa', street: '', house_number: '' };
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz dane' }));
    await expect(await canvas.findByText(/W rejestrze VAT/)).toBeVisible();
  },
};

export const NotInRegister: Story = {
  name: 'COM-07 a company that the register does not know is said beside the number',
  args: {
    prepare: (data) => {
      data.presence.register = [];
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz dane' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'NIP' })).toHaveAccessibleDescription(
        /Nie znaleźliśmy firmy. Sprawdź numer NIP/,
      ),
    );
  },
};

export const RegisterUnavailable: Story = {
  name: 'COM-07 a register that is down leaves the way by hand',
  args: { api: { failures: { lookUpCompany: 'registry_unavailable' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz dane' }));
    await expect(await canvas.findByText(/Rejestr VAT nie odpowiada/)).toBeVisible();
  },
};

export const AnotherCountry: Story = {
  name: 'COM-07 another country has no lookup and no checksum',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('Polska');
    const country = canvas.getByRole('combobox', { name: 'Kraj' });
    await userEvent.clear(country);
    await userEvent.type(country, 'Niem');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Numer podatkowy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pobierz dane' })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
