import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';
import type { RadioGroupProps } from './radio-group.tsx';

function Example(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: RadioGroup,
  args: {
    label: 'Kto odpowiada',
    value: 'person',
    onChange: () => undefined,
    options: [
      { value: 'person', label: 'Człowiek' },
      { value: 'draft', label: 'AI przygotowuje szkic', description: 'Ktoś zawsze go zatwierdza.' },
      { value: 'auto', label: 'AI wysyła samo', isDisabled: true },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Arrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'AI przygotowuje szkic' })).toBeChecked();
  },
};

export const Cards: Story = {
  args: {
    isFramed: true,
    options: [
      { value: 'person', label: 'Człowiek', mark: '(teraz)', description: 'Nic nie wychodzi samo.' },
      { value: 'draft', label: 'AI przygotowuje szkic', details: 'Ktoś zawsze go zatwierdza.' },
      { value: 'auto', label: 'AI wysyła samo', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const person = canvas.getByRole('radio', { name: 'Człowiek' });
    await expect(person).toHaveAccessibleDescription('(teraz) Nic nie wychodzi samo.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'AI przygotowuje szkic' })).toBeChecked();
  },
};
