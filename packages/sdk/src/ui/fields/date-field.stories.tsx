import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Example(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <output>{value?.toString()}</output>
    </>
  );
}

const meta = {
  component: DateField,
  args: { label: 'Dzień', value: new CalendarDate(2026, 11, 14), onChange: () => undefined },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('spinbutton');
    day?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('2026-11-15')).toBeVisible();
  },
};
export const Invalid: Story = { args: { errorMessage: 'Wybierz dzień nie późniejszy niż dziś.' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
