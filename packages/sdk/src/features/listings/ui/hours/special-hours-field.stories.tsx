import { specialHoursOfDates } from '@pinfold/contract/features/listings/hours/special-hours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SpecialHoursField, type SpecialHoursFieldProps } from './special-hours-field.tsx';
import { ExampleControl, heldValue, type ExampleSurroundings } from './stories/example-control.tsx';
import { withTimes } from './hours-periods.ts';

const regularHours = ([0, 1, 2, 3, 4, 5] as const).map((day) => withTimes(day, '08:00', '21:00'));

const planned = [
  ...specialHoursOfDates('2026-08-01', '2026-08-14', 'closed'),
  ...specialHoursOfDates('2026-12-24', '2026-12-24', [{ open_time: '08:00', close_time: '14:00' }]),
  ...specialHoursOfDates('2026-12-31', '2026-12-31', [{ open_time: '18:00', close_time: '03:00' }]),
  ...specialHoursOfDates('2027-02-01', '2027-02-07', 'closed'),
];

type Args = SpecialHoursFieldProps & ExampleSurroundings;

const meta = {
  component: SpecialHoursField,
  parameters: { layout: 'edge' },
  args: {
    onChange: () => undefined,
    value: planned,
    heading: <strong>Godziny specjalne</strong>,
    regularHours,
    country: 'PL',
    today: '2026-12-01',
  },
  render: ({ value: initial, width, api, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 520} api={api} globals={globals}>
      {(value, onChange) => <SpecialHoursField {...props} value={value} onChange={onChange} />}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 358 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Nothing: Story = { args: { value: [], today: '2026-09-01' } };
export const NoRegularHours: Story = { args: { value: [], regularHours: [] } };

export const Faults: Story = {
  name: 'LST-04 what Google would refuse is said at its date',
  args: {
    value: [
      ...specialHoursOfDates('2026-12-24', '2026-12-24', [
        { open_time: '08:00', close_time: '14:00' },
        { open_time: '13:00', close_time: '16:00' },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nakładają/)).toBeVisible();
  },
};

export const GapsFilled: Story = {
  name: 'BEY-12 holidays without hours are named and filled in with two presses',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Brak godzin na 2 święta w ciągu 30 dni: 25.grudnia/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Uzupełnij' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zamknięte w te dni' }));
    await waitFor(() => expect(canvas.queryByText(/Brak godzin/)).toBeNull());
    const christmas = specialHoursOfDates('2026-12-25', '2026-12-26', 'closed');
    for (const day of christmas) await expect(heldValue(canvasElement)).toContainEqual(day);
  },
};

export const AddedOnTheCalendar: Story = {
  name: 'BEY-12 a holiday is found on the calendar by its name and gets hours of its own',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj dzień' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /26.grudnia: / }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Otwarte' }));
    const opens = dialog.getByRole('combobox', { name: /^Od/ });
    await expect(opens).toHaveValue('08:00');
    await userEvent.clear(opens);
    await userEvent.type(opens, '12{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(heldValue(canvasElement)).toContainEqual(
      specialHoursOfDates('2026-12-26', '2026-12-26', [{ open_time: '12:00', close_time: '21:00' }])[0],
    );
    await expect(canvas.getByText('Drugi dzień Bożego Narodzenia')).toBeVisible();
  },
};

export const RangeByKeyboard: Story = {
  name: 'LST-04 a week off is chosen by keyboard, and may be moved and taken away',
  args: { value: [] },
  play: async ({ canvas, canvasElement }) => {
    const add = await canvas.findByRole('button', { name: 'Dodaj dzień' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const today = await dialog.findByRole('button', { name: /, 1 grudnia 2026/ });
    today.focus();
    // The calendar goes on to the next day by itself once the first one is chosen.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    dialog.getByRole('button', { name: 'Zapisz' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(heldValue(canvasElement)).toEqual(specialHoursOfDates('2026-12-08', '2026-12-10', 'closed')),
    );
    const remove = canvas.getByRole('button', { name: /^Usuń: / });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heldValue(canvasElement)).toEqual([]);
    await expect(add).toHaveFocus();
  },
};

export const Past: Story = {
  name: 'LST-04 dates that are over are folded away, and go with one press',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '14 minionych dni' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń minione' }));
    await expect(heldValue(canvasElement)).toEqual(planned.slice(14));
  },
};

export const HolidaysLoading: Story = { args: { api: { failures: { listPublicHolidays: 'hang' } } } };
export const NoHolidaysKnown: Story = { args: { country: 'AQ' } };

export const HolidaysFailed: Story = {
  name: 'BEY-12 without its holidays the list is filled in all the same, and they can be asked for again',
  args: { api: { failures: { listPublicHolidays: 'internal_error' } }, value: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Nie udało się wczytać świąt.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj dzień' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Nie udało się wczytać świąt.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: /, 24 grudnia 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /, 24 grudnia 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(heldValue(canvasElement)).toEqual(specialHoursOfDates('2026-12-24', '2026-12-24', 'closed')),
    );
  },
};
