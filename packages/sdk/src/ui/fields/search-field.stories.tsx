import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Szukaj w opiniach', clearLabel: 'Wyczyść', placeholder: 'Szukaj' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { args: { defaultValue: 'kawa' }, globals: { colorScheme: 'dark' } };

export const EscapeClears: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'kawa');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
