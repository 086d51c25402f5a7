import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CalendarDate } from '@internationalized/date';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRangePickerProps } from './date-range-picker.tsx';

const today = new CalendarDate(2026, 11, 21);
const november = { start: today.subtract({ days: 12 }), end: today };

function Example(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangePicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateRangePicker,
  args: {
    label: 'Okres',
    value: november,
    onChange: () => undefined,
    maxValue: today,
    presetsLabel: 'Gotowe okresy',
    presets: [
      { label: 'Ostatnie 7 dni', value: { start: today.subtract({ days: 6 }), end: today } },
      { label: 'Ostatnie 30 dni', value: { start: today.subtract({ days: 29 }), end: today } },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Invalid: Story = { args: { errorMessage: 'Wybierz okres krótszy niż rok' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
};

export const Limited: Story = {
  args: { limitNote: 'Nowszych danych jeszcze nie ma.' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(opened).getByText('Nowszych danych jeszcze nie ma.')).toBeVisible();
  },
};

export const Preset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await page.findByRole('button', { name: 'Ostatnie 30 dni' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('23');
  },
};
