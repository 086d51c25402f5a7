import { specialHoursOfDates } from '@pinfold/contract/features/listings/hours/special-hours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleControl } from './stories/example-control.tsx';
import { WeekTimeline, type WeekTimelineProps } from './week-timeline.tsx';
import { withTimes } from './hours-periods.ts';

const hours = {
  opening_hours: [
    withTimes(0, '08:00', '21:00'),
    withTimes(2, '08:00', '12:00'),
    withTimes(2, '14:00', '18:00'),
    withTimes(4, '18:00', '02:00'),
  ],
  special_hours: specialHoursOfDates('2026-12-24', '2026-12-26', 'closed'),
};

const meta = {
  component: WeekTimeline,
  parameters: { layout: 'edge' },
  args: { hours, country: 'PL', from: '2026-12-21' },
  render: (props, { globals }) => (
    <ExampleControl initial={null} width={420} globals={globals}>
      {() => <WeekTimeline {...props} />}
    </ExampleControl>
  ),
} satisfies Meta<WeekTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  name: 'BEY-12 the coming days show their special hours and holidays',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wigilia Bożego Narodzenia')).toBeVisible();
    const days = await canvas.findAllByRole('listitem');
    await expect(days.map((day) => day.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'poniedziałek08:00 – 21:00',
      'wtorekZamknięte',
      'środa08:00 – 12:00, 14:00 – 18:00',
      'czwartekWigilia Bożego NarodzeniaZamknięte',
      'piątekPierwszy dzień Bożego NarodzeniaZamknięte',
      'sobotaDrugi dzień Bożego NarodzeniaZamknięte',
      'niedzielaZamknięte',
    ]);
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
