import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ExampleControl, heldValue, type ExampleSurroundings } from '../hours/stories/example-control.tsx';
import { CategoriesField, type CategoriesFieldProps } from './categories-field.tsx';

const cafe = { primary_category: 'gcid:cafe', additional_categories: ['gcid:bakery', 'gcid:bistro'] };
const full = {
  primary_category: 'gcid:cafe',
  additional_categories: [
    'gcid:bakery',
    'gcid:coffee_roasters',
    'gcid:coffee_store',
    'gcid:ice_cream_shop',
    'gcid:cake_shop',
    'gcid:tea_house',
    'gcid:breakfast_restaurant',
    'gcid:brunch_restaurant',
    'gcid:bistro',
  ],
};

type Args = CategoriesFieldProps & ExampleSurroundings;

const meta = {
  component: CategoriesField,
  parameters: { layout: 'edge' },
  args: { onChange: () => undefined, value: cafe },
  render: ({ value: initial, width, api, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 520} globals={globals} {...(api && { api })}>
      {(value, onChange) => <CategoriesField {...props} value={value} onChange={onChange} />}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 358 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Full: Story = { args: { value: full } };
export const ProviderSilent: Story = {
  args: { api: { failures: { listListingCategories: 'provider_unavailable' } } },
};

export const Nothing: Story = {
  name: 'LST-04 the primary category is asked for until there is one',
  args: { value: { primary_category: '', additional_categories: [] } },
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('combobox', { name: /Kategoria główna/ });
    await userEvent.type(search, 'kawi');
    await userEvent.click(await screen.findByRole('option', { name: 'Kawiarnia' }));
    await expect(heldValue(canvasElement)).toEqual({
      primary_category: 'gcid:cafe',
      additional_categories: [],
    });
    await waitFor(() => expect(canvas.queryByText('Uzupełnij to pole')).toBeNull());
  },
};

export const Reordered: Story = {
  name: 'LST-04 an additional category becomes the primary one, another is found without its accents',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ustaw jako główną: Piekarnia' }));
    await expect(heldValue(canvasElement)).toEqual({
      primary_category: 'gcid:bakery',
      additional_categories: ['gcid:cafe', 'gcid:bistro'],
    });
    const search = canvas.getByRole('combobox', { name: /Dodaj kategorię/ });
    await userEvent.type(search, 'ksieg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('Dodatkowe kategorie: 3 z 9')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Dodaj kategorię/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Bistro' }));
    await expect(heldValue(canvasElement)).toEqual({
      primary_category: 'gcid:bakery',
      additional_categories: ['gcid:cafe', 'gcid:book_store'],
    });
  },
};
