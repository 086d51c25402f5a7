import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { CompanyWebsites, type CompanyWebsitesProps } from './company-websites.tsx';

const meta = {
  component: CompanyWebsites,
  parameters: { layout: 'edge' },
  args: { api: { data: { planLimits: { max_websites: 5, max_organic_keywords: 100 } } } },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompanyWebsites planHref="#plan" searchLocationsHref="#places" />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & CompanyWebsitesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Websites: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const Loading: Story = { args: { api: { failures: { listWebsites: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listWebsites: 'internal_error' } } } };
export const ReadOnly: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };

export const Empty: Story = {
  args: {
    prepare: (data) => {
      data.presence.websites = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze żadnej strony')).toBeVisible();
  },
};

export const AddressRule: Story = {
  name: 'COM-06 a website needs http:// or https://, and what was typed stays',
  play: async ({ canvas }) => {
    const url = await canvas.findByRole('textbox', { name: 'Adres strony' });
    await userEvent.type(url, 'palarnialipa.pl{Enter}');
    await expect(url).toHaveAccessibleDescription('Adres musi zaczynać się od http:// lub https://.');
    await userEvent.clear(url);
    await userEvent.type(url, 'https://palarnialipa.pl{Enter}');
    await expect(await canvas.findByText('palarnialipa.pl', { selector: 'div' })).toBeVisible();
    await expect(canvas.getByText('3 z 5')).toBeVisible();
    await expect(url).toHaveValue('');
  },
};

export const Full: Story = {
  name: 'COM-09 a full plan is named, with the way to it',
  args: { api: { data: { planLimits: { max_websites: 2 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Dodaj stronę' });
    await expect(add).toHaveAccessibleDescription('Twój plan obejmuje 2 strony internetowe.');
  },
};

export const RefusedByPlan: Story = {
  name: 'COM-09 a plan that fills up meanwhile refuses in place',
  args: { api: { failures: { createWebsite: 'plan_limit_reached' } } },
  play: async ({ canvas }) => {
    const url = await canvas.findByRole('textbox', { name: 'Adres strony' });
    await userEvent.type(url, 'https://palarnialipa.pl{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    await expect(url).toHaveValue('https://palarnialipa.pl');
  },
};

export const Keywords: Story = {
  name: 'COM-06 keywords of a website by place, many added at once',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 frazy' }));
    const panel = within(await canvas.findByRole('group', { name: 'Frazy strony Kawiarnia Lipa' }));
    const entries = await panel.findByRole('textbox', { name: 'Frazy' });
    await userEvent.click(entries);
    await userEvent.paste('kawa kraków, ciasta kraków');
    await userEvent.click(panel.getByRole('button', { name: 'Dodaj 2 frazy' }));
    await panel.findByRole('button', { name: 'Usuń frazę: ciasta kraków' });
    await userEvent.click(panel.getByRole('button', { name: 'Usuń frazę: kawiarnia kraków' }));
    await waitFor(() => expect(panel.queryByText('kawiarnia kraków')).toBeNull());
  },
};

export const NoPlace: Story = {
  args: {
    prepare: (data) => {
      data.presence.searchLocations = [];
      data.presence.websiteKeywords = [];
    },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '0 fraz' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('link', { name: 'Dodaj miejsce' })).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'COM-06 a website goes only after a question that says what goes with it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń stronę Kawiarnia Lipa' }));
    await page.findByText(/Znikną też jej 3 frazy/);
    await userEvent.click(page.getByRole('button', { name: 'Usuń stronę' }));
    await waitFor(() => expect(server().data.presence.websites).toHaveLength(1));
  },
};
