import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { EntriesField, type EntriesFieldProps } from './entries-field.tsx';

function Example(props: EntriesFieldProps) {
  const [entries, setEntries] = useState(props.entries);
  return (
    <EntriesField
      {...props}
      entries={entries}
      onAdd={(text) => setEntries([...new Set([...entries, ...text.split(/[\s,;]+/).filter(Boolean)])])}
      onRemove={(entry) => setEntries(entries.filter((one) => one !== entry))}
    />
  );
}

const meta = {
  component: EntriesField,
  args: {
    label: 'Adresy e-mail',
    description: 'Kilka adresów oddziel przecinkami albo wklej całą listę.',
    entries: [],
    onAdd: () => undefined,
    onRemove: () => undefined,
    removeLabel: (entry: string) => `Usuń: ${entry}`,
    isWrong: (entry: string) => !entry.includes('@'),
    wrongLabel: (entry: string) => `${entry}, nieprawidłowy adres`,
    placeholder: 'anna@example.com',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof EntriesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Several: Story = { args: { entries: ['anna@example.com', 'jan@example.com'] } };
export const Wrong: Story = {
  args: {
    entries: ['anna@example.com', 'jan.example.com'],
    errorMessage: 'Popraw podkreślony adres.',
  },
};
export const Dark: Story = { args: Wrong.args ?? {}, globals: { colorScheme: 'dark' } };

export const TypedPastedAndMended: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Adresy e-mail' });
    await userEvent.type(input, 'anna@example.com,jan{Enter}');
    await expect(canvas.getByRole('button', { name: 'jan, nieprawidłowy adres' })).toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('jan');
    await userEvent.keyboard('@example.com{Enter}');
    await userEvent.paste('ewa@example.com; ola@example.com\npiotr@example.com');
    for (const name of ['anna', 'jan', 'ewa', 'ola', 'piotr'])
      await expect(canvas.getByRole('button', { name: `${name}@example.com` })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: ewa@example.com' }));
    await expect(canvas.queryByRole('button', { name: 'ewa@example.com' })).toBeNull();
    await expect(input).toHaveFocus();
  },
};
