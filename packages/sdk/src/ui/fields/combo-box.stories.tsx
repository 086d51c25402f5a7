import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox } from './combo-box.tsx';
import type { ComboBoxProps } from './combo-box.tsx';

const cities = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań', 'Warszawa', 'Wrocław'].map((label) => ({
  id: label,
  label,
}));

function Example(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return <ComboBox {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: ComboBox,
  args: {
    label: 'Miasto',
    options: cities,
    value: null,
    onChange: () => undefined,
    emptyText: 'Nie ma takiego miasta',
    placeholder: 'Wpisz nazwę',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Kraków' } };
export const Loading: Story = {
  args: { isLoading: true, loadingText: 'Szukam', onInputChange: () => undefined },
};
export const Dark: Story = { args: { value: 'Kraków' }, globals: { colorScheme: 'dark' } };

export const EscapeCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'wro');
    await expect(await page.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'łó');
    await within(canvasElement.ownerDocument.body).findByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Łódź');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(
      await within(canvasElement.ownerDocument.body).findByText('Nie ma takiego miasta'),
    ).toBeVisible();
  },
};
