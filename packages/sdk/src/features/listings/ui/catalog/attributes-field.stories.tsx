import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testAttributes } from '../../../../testing/listings/catalog.ts';
import { ExampleControl, heldValue, type ExampleSurroundings } from '../hours/stories/example-control.tsx';
import { AttributesField, type AttributesFieldProps } from './attributes-field.tsx';

const offeredHere = testAttributes.map((one) => ({ ...one, facilities_count: 1 }));
const said: AttributeValue[] = [
  { attribute_id: 'has_seating_outdoors', value_type: 1, values: [true] },
  { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
  { attribute_id: 'requires_masks', value_type: 1, values: [false] },
  {
    attribute_id: 'pay_credit_card_types_accepted',
    value_type: 4,
    values: ['visa'],
    unset_values: ['american_express'],
  },
  { attribute_id: 'url_menu', value_type: 3, values: ['https://lipa.example/menu'] },
];

type Args = AttributesFieldProps & ExampleSurroundings;

const meta = {
  component: AttributesField,
  parameters: { layout: 'edge' },
  args: { onChange: () => undefined, offered: offeredHere, value: said },
  render: ({ value: initial, width, offered, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 560} globals={globals}>
      {(value, onChange) => (
        <AttributesField {...props} offered={offered} value={value} onChange={onChange} />
      )}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const NothingOffered: Story = { args: { value: [], offered: [] } };
export const OnlyLinks: Story = { args: { valueTypes: [3] } };

export const OnlyThoseGiven: Story = {
  args: { width: 358 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tylko podane' }));
    await expect(canvas.getByText('Ogródek')).toBeVisible();
    await expect(canvas.queryByText('Toaleta dla klientów')).toBeNull();
  },
};

export const FourTypes: Story = {
  name: 'LST-04 attributes of four types are found, said and taken back',
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Szukaj atrybutu' });
    await userEvent.type(search, 'udogodnienia');
    const toilet = within(canvas.getByRole('radiogroup', { name: 'Toaleta dla klientów' }));
    await userEvent.click(toilet.getByRole('radio', { name: 'Nie' }));
    const garden = within(canvas.getByRole('radiogroup', { name: 'Ogródek' }));
    await userEvent.click(garden.getByRole('radio', { name: 'Nie podano' }));
    await userEvent.click(canvas.getByRole('button', { name: /Wi-Fi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Płatne' }));
    await userEvent.clear(search);
    await userEvent.type(search, 'karty');
    const mastercard = within(canvas.getByRole('radiogroup', { name: 'Mastercard' }));
    await userEvent.click(mastercard.getByRole('radio', { name: 'Tak' }));
    await expect(heldValue(canvasElement)).toEqual([
      { attribute_id: 'wi_fi', value_type: 2, values: ['paid_wi_fi'] },
      { attribute_id: 'requires_masks', value_type: 1, values: [false] },
      {
        attribute_id: 'pay_credit_card_types_accepted',
        value_type: 4,
        values: ['visa', 'mastercard'],
        unset_values: ['american_express'],
      },
      { attribute_id: 'url_menu', value_type: 3, values: ['https://lipa.example/menu'] },
      { attribute_id: 'has_restroom', value_type: 1, values: [false] },
    ]);
  },
};

export const LinkOfOtherNetwork: Story = {
  name: 'LST-04 a link to another network is refused beside its field, and its group stays open',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Media społecznościowe/ }));
    const facebook = canvas.getByRole('textbox', { name: 'Link: Facebook' });
    await userEvent.type(facebook, 'https://instagram.com/lipa');
    await waitFor(() => expect(facebook).toBeInvalid());
    await userEvent.clear(facebook);
    await userEvent.type(facebook, 'https://www.facebook.com/lipa');
    await waitFor(() => expect(facebook).toBeValid());
  },
};

export const SeveralLinks: Story = {
  name: 'LST-04 an attribute that takes several links gets them one by one',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Linki/ }));
    const links = () => canvas.getAllByRole('textbox', { name: 'Link: Zamówienia' });
    await userEvent.type(links()[0] ?? canvasElement, 'https://a.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj link' }));
    await userEvent.type(links()[1] ?? canvasElement, 'https://b.example');
    await expect(heldValue(canvasElement)).toContainEqual({
      attribute_id: 'url_order_ahead',
      value_type: 3,
      values: ['https://a.example', 'https://b.example'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń link https://a.example' }));
    await expect(links()).toHaveLength(1);
    await expect(links()[0]).toHaveValue('https://b.example');
  },
};

export const Foreign: Story = {
  name: 'LST-04 an attribute that the category does not know is named and can only go',
  args: { value: [{ attribute_id: 'has_slides', value_type: 1, values: [true] }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń: has slides' }));
    await expect(heldValue(canvasElement)).toEqual([]);
  },
};
