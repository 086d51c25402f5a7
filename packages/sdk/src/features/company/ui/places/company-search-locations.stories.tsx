import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { CompanySearchLocations, type CompanySearchLocationsProps } from './company-search-locations.tsx';

const meta = {
  component: CompanySearchLocations,
  parameters: { layout: 'edge' },
  args: { api: { data: { planLimits: { max_search_locations: 50 } } } },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompanySearchLocations planHref="#plan" />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & CompanySearchLocationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const Loading: Story = { args: { api: { failures: { listSearchLocations: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listSearchLocations: 'internal_error' } } } };
export const ReadOnly: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };

export const Full: Story = {
  name: 'COM-09 a full plan adds no place, and says so',
  args: { api: { data: { planLimits: { max_search_locations: 2 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Dodaj miejscowość' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: {
    prepare: (data) => {
      data.presence.searchLocations = [];
      data.presence.suggestions = [];
    },
  },
};

export const FoundByName: Story = {
  name: 'COM-06 a town is found by its name and added by choosing it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const search = await canvas.findByRole('combobox', { name: 'Dodaj miejscowość' });
    await userEvent.type(search, 'Po');
    await page.findByRole('option', { name: /Poznań/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('Poznań', { selector: 'div' })).toBeVisible();
    await waitFor(() => expect(search).toHaveValue(''));
  },
};

export const SuggestionTaken: Story = {
  name: 'COM-06 a suggested town is added with one press, and taken back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Dodaj: Wrocław/ }));
    await expect(await canvas.findByText('Dodano Wrocław.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(await canvas.findByRole('button', { name: /Dodaj: Wrocław/ })).toBeVisible();
    await expect(server().data.presence.searchLocations).toHaveLength(2);
  },
};

export const SuggestionRejected: Story = {
  name: 'COM-06 a rejected town can come back before the API hears of it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nie proponuj: Gdańsk' }));
    await expect(canvas.queryByRole('button', { name: /Dodaj: Gdańsk/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(await canvas.findByRole('button', { name: /Dodaj: Gdańsk/ })).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'rejectSuggestedLocation')).toBe(false);
  },
};

export const Removed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń: Kraków' }));
    await userEvent.click(await page.findByRole('button', { name: 'Usuń miejsce' }));
    await waitFor(() => expect(server().data.presence.searchLocations).toHaveLength(1));
  },
};
