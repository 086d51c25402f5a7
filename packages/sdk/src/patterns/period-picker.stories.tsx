import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PeriodPicker } from './period-picker.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: PeriodPicker,
  decorators: [inPinfold],
  args: { value: {}, onChange: fn(), compare: 'none', onCompareChange: fn(), today: '2026-11-20' },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutComparison: Story = {
  args: { value: { preset: 'previous_month' }, compare: undefined },
};

export const OwnDates: Story = {
  name: 'MON-09 a period by its days begins with those that are shown, and what it is compared with is chosen beside it',
  args: { value: { date_from: '2026-10-01', date_to: '2026-10-31' } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Okres: 1 paź/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Własny okres…' }));
    const dialog = await page.findByRole('dialog', { name: 'Własny okres' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pokaż' }));
    await expect(args.onChange).toHaveBeenCalledWith({ date_from: '2026-10-01', date_to: '2026-10-31' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Porównanie: Bez porównania' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Z poprzednim okresem' }));
    await expect(args.onCompareChange).toHaveBeenCalledWith('previous_term');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

export const WithReason: Story = {
  name: 'MON-08 later days than the latest are greyed, and the reason stands below the calendar',
  args: {
    value: { preset: 'last_30_days' },
    presets: ['last_30_days', 'full'],
    latest: { day: '2026-11-06', reason: 'Google podaje dane z opóźnieniem.' },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Okres: Ostatnie 30 dni' }));
    await expect(await page.findAllByRole('menuitemradio')).toHaveLength(3);
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Własny okres…' }));
    const dialog = await page.findByRole('dialog', { name: 'Własny okres' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Kalendarz|Od dnia do dnia/ }));
    const [calendar] = (await page.findAllByRole('dialog')).slice(-1);
    await expect(
      within(calendar ?? document.body).getByText('Google podaje dane z opóźnieniem.'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pokaż' }));
    await expect(args.onChange).toHaveBeenCalledWith({ date_from: '2026-10-08', date_to: '2026-11-06' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
