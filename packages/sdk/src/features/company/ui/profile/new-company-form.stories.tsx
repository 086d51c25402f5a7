import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { NewCompanyForm, type NewCompanyFormProps } from './new-company-form.tsx';

const meta = {
  component: NewCompanyForm,
  parameters: { layout: 'edge' },
  args: { onCreated: () => undefined },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <NewCompanyForm onCreated={args.onCreated} />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & NewCompanyFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Phone: Story = { args: { width: 390 }, globals: { colorScheme: 'dark' } };

export const NameMissing: Story = {
  name: 'COM-01 a company needs a name, and the focus leads there',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj firmę' }));
    const name = canvas.getByRole('textbox', { name: /Nazwa firmy/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Wpisz nazwę firmy.');
  },
};

export const Made: Story = {
  name: 'COM-01 COM-07 a company is made out of the register',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'NIP' }), '123-456-32-18');
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz dane' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Przepisz 5 pól' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj firmę' }));
    await waitFor(() =>
      expect(server().data.companies.map(({ name }) => name)).toContain('Piekarnia Ziarno s.c.'),
    );
  },
};

export const Refused: Story = {
  args: { api: { failures: { createCompany: 'cannot_add_companies' } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nazwa firmy/ }), 'Lipa');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj firmę' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
