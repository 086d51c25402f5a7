import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './select.tsx';
import type { SelectProps } from './select.tsx';

const orders = [
  { id: 'newest', label: 'Najnowsze' },
  { id: 'oldest', label: 'Najstarsze' },
  { id: 'lowest', label: 'Najniższa ocena', description: 'Od jednej gwiazdki' },
  { id: 'highest', label: 'Najwyższa ocena', isDisabled: true },
];

function Example(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: Select,
  args: { label: 'Kolejność', options: orders, value: 'newest', onChange: () => undefined },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', isLabelHidden: true } };
export const Empty: Story = { args: { value: null, placeholder: 'Wybierz kolejność' } };
export const Invalid: Story = {
  args: { value: null, placeholder: 'Wybierz', errorMessage: 'Wybierz kolejność' },
};
export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    const opened = await page.findByRole('listbox');
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Najstarsze');
  },
};

export const OpenDark: Story = {
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await waitFor(() => expect(opened).toBeVisible());
  },
};
