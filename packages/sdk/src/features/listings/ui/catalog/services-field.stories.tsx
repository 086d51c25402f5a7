import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { testListingCategories } from '../../../../testing/listings/catalog.ts';
import { ExampleControl, heldValue, type ExampleSurroundings } from '../hours/stories/example-control.tsx';
import { ServicesField, type ServicesFieldProps } from './services-field.tsx';

const categories = testListingCategories.slice(0, 2);
const menu: ServiceItem[] = [
  {
    service_type_id: 'job_type_id:cafe_0',
    category: 'gcid:cafe',
    name: 'Kawa na wynos',
    description: 'Także z mlekiem roślinnym, bez dopłaty.',
    price: { type: 'range', from: 900, to: 1850, currency: 'PLN' },
  },
  {
    service_type_id: null,
    category: 'gcid:cafe',
    name: 'Wieczór z jazzem',
    description: '',
    price: { type: 'fixed', amount: 4000, currency: 'PLN' },
  },
  {
    service_type_id: 'job_type_id:bakery_1',
    category: 'gcid:bakery',
    name: 'Tort na zamówienie',
    description: 'Zamówienia przyjmujemy trzy dni wcześniej.',
    price: { type: 'none' },
  },
];

type Args = ServicesFieldProps & ExampleSurroundings;

const meta = {
  component: ServicesField,
  parameters: { layout: 'edge' },
  args: { onChange: () => undefined, categories, value: menu },
  render: ({ value: initial, width, categories: offered, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 520} globals={globals}>
      {(value, onChange) => (
        <ServicesField {...props} categories={offered} value={value} onChange={onChange} />
      )}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 358 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Nothing: Story = { args: { value: [] } };

export const NamesOfTheOffer: Story = {
  name: 'LST-04 a standard service that came without its name is shown by the name that Google offers it under',
  args: {
    value: [
      {
        service_type_id: 'job_type_id:bakery_1',
        category: '',
        name: '',
        description: '',
        price: { type: 'none' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tort na zamówienie')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Piekarnia' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'LST-04 a service that is there already is refused by its name',
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('combobox', { name: /Dodaj usługę/ });
    await userEvent.type(search, 'wieczór z JAZZEM');
    await userEvent.click(await screen.findByRole('option', { name: 'Dodaj własną: wieczór z JAZZEM' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('wieczór z JAZZEM');
    await expect(heldValue(canvasElement)).toHaveLength(3);
  },
};

export const OwnWithPrice: Story = {
  name: 'LST-04 an own service gets a description that is counted and a price in the reader’s numbers',
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('combobox', { name: /Dodaj usługę/ });
    await userEvent.type(search, 'Degustacja');
    await userEvent.click(await screen.findByRole('option', { name: 'Dodaj własną: Degustacja' }));
    const description = await canvas.findByRole('textbox', { name: 'Opis' });
    await userEvent.type(description, 'Trzy kawy');
    await expect(description).toHaveAccessibleDescription('9 / 250');
    await userEvent.click(canvas.getByRole('button', { name: /Cena/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Od – do' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Od' }), '12,5');
    const to = canvas.getByRole('textbox', { name: 'Do' });
    await userEvent.type(to, 'drogo');
    await expect(to).toBeInvalid();
    await userEvent.clear(to);
    await userEvent.type(to, '1 200');
    await userEvent.tab();
    await expect(to).toHaveValue('1\u202f200,00');
    await expect(heldValue(canvasElement)).toContainEqual({
      service_type_id: null,
      category: 'gcid:cafe',
      name: 'Degustacja',
      description: 'Trzy kawy',
      price: { type: 'range', from: 1250, to: 120_000, currency: 'PLN' },
    });
  },
};

export const Standard: Story = {
  name: 'LST-04 a service of the category is chosen, changed and taken away',
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('combobox', { name: /Dodaj usługę/ });
    await userEvent.type(search, 'sniad');
    await userEvent.click(await screen.findByRole('option', { name: /^Śniadania/ }));
    await expect(heldValue(canvasElement)).toHaveLength(4);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień: Tort na zamówienie' }));
    await expect(canvas.queryByRole('textbox', { name: 'Nazwa' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Tort na zamówienie' }));
    await expect(heldValue(canvasElement)).toHaveLength(3);
  },
};
