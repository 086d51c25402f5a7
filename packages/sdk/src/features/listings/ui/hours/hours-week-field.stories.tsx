import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HoursWeekField, type HoursWeekFieldProps } from './hours-week-field.tsx';
import { ExampleControl, heldValue, type ExampleSurroundings } from './stories/example-control.tsx';
import { withTimes } from './hours-periods.ts';

const cafe = [
  withTimes(0, '08:00', '21:00'),
  withTimes(1, '08:00', '21:00'),
  withTimes(2, '08:00', '21:00'),
  withTimes(3, '08:00', '21:00'),
  withTimes(4, '08:00', '22:00'),
  withTimes(5, '09:00', '22:00'),
  withTimes(6, '09:00', '20:00'),
];

type Args = HoursWeekFieldProps & ExampleSurroundings;

const meta = {
  component: HoursWeekField,
  parameters: { layout: 'edge' },
  args: { onChange: () => undefined, value: cafe, heading: <strong>Godziny otwarcia</strong> },
  render: ({ value: initial, width, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 520} globals={globals}>
      {(value, onChange) => <HoursWeekField {...props} value={value} onChange={onChange} />}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 358 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const NeverOpen: Story = { args: { value: [] } };

/** Around the clock, past midnight, and twice a day. */
export const Bar: Story = {
  args: {
    value: [
      withTimes(0, '00:00', '24:00'),
      withTimes(1, '08:00', '12:00'),
      withTimes(1, '14:00', '18:00'),
      withTimes(4, '18:00', '03:00'),
      withTimes(5, '12:00', '04:00'),
    ],
  },
};

export const Faults: Story = {
  name: 'LST-04 hours that overlap or cannot be read are named on their day',
  args: {
    value: [withTimes(0, '08:00', '16:00'), withTimes(0, '15:00', '18:00'), withTimes(2, '8 rano', '16:00')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nakładają/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Środa/ }));
    const open = canvas.getByRole('combobox', { name: /^Od/ });
    await expect(open).toHaveValue('8 rano');
    await userEvent.clear(open);
    await userEvent.type(open, '8{Enter}');
    await expect(open).toHaveValue('08:00');
    await expect(canvas.getByRole('button', { name: /^Środa: 08:00.–.16:00/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'LST-04 a day is opened, typed, split and copied by keyboard alone',
  play: async ({ canvas, canvasElement }) => {
    const friday = await canvas.findByRole('button', { name: /^Piątek/ });
    friday.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    const opens = canvas.getByRole('combobox', { name: /^Od/ });
    opens.focus();
    await userEvent.clear(opens);
    await userEvent.keyboard('730');
    const closes = canvas.getByRole('combobox', { name: /^Do/ });
    closes.focus();
    await waitFor(() => expect(opens).toHaveValue('07:30'));
    await userEvent.clear(closes);
    await userEvent.keyboard('1{Enter}');
    await expect(canvas.getByText('następnego dnia')).toBeVisible();
    await expect(heldValue(canvasElement)).toContainEqual({
      open_day: 4,
      open_time: '07:30',
      close_day: 5,
      close_time: '01:00',
    });
    const editor = within(canvas.getByRole('group', { name: 'Godziny: Piątek' }));
    editor.getByRole('button', { name: 'Kopiuj piątek do…' }).focus();
    await userEvent.keyboard('{Enter}');
    const saturday = await screen.findByRole('checkbox', { name: 'Sobota' });
    saturday.focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Kopiuj' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(heldValue(canvasElement)).toContainEqual({
        open_day: 5,
        open_time: '07:30',
        close_day: 6,
        close_time: '01:00',
      }),
    );
  },
};

export const ChosenFromTheList: Story = {
  name: 'LST-04 a time is chosen by half hours, a whole day by one press',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Poniedziałek/ }));
    const closes = canvas.getByRole('combobox', { name: /^Do/ });
    closes.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '22:30' }));
    await expect(closes).toHaveValue('22:30');
    await expect(heldValue(canvasElement)).toContainEqual(withTimes(0, '08:00', '22:30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Otwarte całą dobę' }));
    await expect(heldValue(canvasElement)).toContainEqual(withTimes(0, '00:00', '24:00'));
    await expect(canvas.getByRole('button', { name: 'Poniedziałek: Całą dobę' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Podaj godziny' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj przedział' }));
    await expect(canvas.getByRole('button', { name: /09:00.–.17:00, 18:00.–.22:00/ })).toBeVisible();
  },
};

export const ClosedAndBack: Story = {
  name: 'LST-04 a day closed by mistake gets its hours back',
  play: async ({ canvas, canvasElement }) => {
    const sunday = await canvas.findByRole('switch', { name: 'Niedziela: otwarte' });
    await userEvent.click(sunday);
    await expect(canvas.getByRole('button', { name: 'Niedziela: Zamknięte' })).toBeVisible();
    await expect(heldValue(canvasElement)).toHaveLength(6);
    await userEvent.click(sunday);
    await expect(heldValue(canvasElement)).toEqual(cafe);
  },
};

export const AsText: Story = {
  name: 'BEY-12 hours leave as opening_hours and come in as them, and what cannot be said is named',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jako tekst' }));
    const text = await screen.findByRole('textbox', { name: /opening_hours/ });
    await expect(text).toHaveValue('Mo-Th 08:00-21:00; Fr 08:00-22:00; Sa 09:00-22:00; Su 09:00-20:00');
    await userEvent.clear(text);
    await userEvent.type(text, 'Mo-Fr 07:00-sunset');
    await expect(text).toBeInvalid();
    await expect(screen.getByRole('button', { name: 'Wstaw godziny' })).toBeDisabled();
    await userEvent.clear(text);
    await userEvent.type(text, 'Mo-Fr 07:00-19:00');
    await userEvent.click(screen.getByRole('button', { name: 'Wstaw godziny' }));
    await expect(heldValue(canvasElement)).toHaveLength(5);
  },
};
