import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MultiComboBox } from './multi-combo-box.tsx';
import type { MultiComboBoxProps } from './multi-combo-box.tsx';

const places = [
  'Rynek Główny 12, Kraków',
  'Puławska 45, Warszawa',
  'Świdnicka 8, Wrocław',
  'Długa 3, Gdańsk',
].map((label) => ({ id: label, label }));

function Example(props: MultiComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const [found, setFound] = useState(props.options);
  const search = (text: string) =>
    setFound(places.filter((place) => place.label.toLowerCase().includes(text.toLowerCase())));
  return (
    <MultiComboBox {...props} options={found} onInputChange={search} value={value} onChange={setValue} />
  );
}

const meta = {
  component: MultiComboBox,
  args: {
    label: 'Lokalizacje',
    options: places,
    value: [],
    onChange: () => undefined,
    removeLabel: (label: string) => `Usuń: ${label}`,
    emptyText: 'Nic nie znaleziono',
    placeholder: 'Szukaj po adresie',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof MultiComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Several: Story = { args: { value: places.slice(0, 3) } };
export const Dark: Story = { args: { value: places.slice(0, 2) }, globals: { colorScheme: 'dark' } };

export const AddsAndTakesAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gda');
    await page.findByRole('option', { name: 'Długa 3, Gdańsk' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByLabelText('Usuń: Długa 3, Gdańsk')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(input);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByLabelText('Usuń: Długa 3, Gdańsk')).toBeNull();
  },
};
