import fc from 'fast-check';
import {
  addDays,
  type CalendarDate,
  minutesOfDay,
  timeOfMinutes,
  type Weekday,
  weekdayAfter,
  weekdays,
} from '../hours/calendar.ts';
import type { PublicHoliday } from '../holidays/public-holidays.ts';
import { type HoursPeriod, minutesOfWeek, rangeOfPeriod } from '../hours/opening-hours.ts';
import type { SpecialHoursPeriod } from '../hours/special-hours.ts';
import type { ListingFields } from '../listing-fields.ts';
import type { ServiceItem } from '../services/service.ts';

/** A café of which everything is known, with changes. */
export function sampleListing(changes: Partial<ListingFields> = {}): ListingFields {
  return {
    name: 'Kawiarnia Lipa',
    street: 'ul. Długa',
    house_number: '12A',
    postal_code: '00-238',
    city: 'Warszawa',
    region: 'mazowieckie',
    country: 'PL',
    latitude: 52.2501,
    longitude: 21.0053,
    store_code: 'WAW-01',
    primary_category: 'gcid:cafe',
    additional_categories: ['gcid:bakery', 'gcid:breakfast_restaurant'],
    website: 'https://lipa.pl/warszawa',
    phone_number: '22 123 45 67',
    phone_number_2: '',
    description: 'Kawa palona na miejscu, ciasta z własnej pracowni i śniadania do południa.',
    opening_date: '2019-05',
    open_status: 'OPEN',
    opening_hours: [period(0, '08:00', '20:00'), period(1, '08:00', '20:00')],
    special_hours: [],
    more_hours: [{ hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '18:00')] }],
    service_items: [service('Śniadania'), service('Catering')],
    attributes: [
      { attribute_id: 'has_wheelchair_accessible_entrance', value_type: 1, values: [true] },
      { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
      {
        attribute_id: 'pay_credit_card_types_accepted',
        value_type: 4,
        values: ['visa'],
        unset_values: ['amex'],
      },
      { attribute_id: 'url_facebook', value_type: 3, values: ['https://facebook.com/lipa'] },
    ],
    labels: ['Warszawa', 'ogródek'],
    ...changes,
  };
}

/** A service in the company's own words. */
export function service(name: string, changes: Partial<ServiceItem> = {}): ServiceItem {
  return {
    service_type_id: null,
    category: 'gcid:cafe',
    name,
    description: '',
    price: { type: 'none' },
    ...changes,
  };
}

/** A period of one day, or of two. */
export function period(day: Weekday, open: string, close: string, closeDay: Weekday = day): HoursPeriod {
  return { open_day: day, open_time: open, close_day: closeDay, close_time: close };
}

export function special(date: CalendarDate, open: string, close: string, days = 0): SpecialHoursPeriod {
  return {
    start_date: date,
    end_date: addDays(date, days),
    closed: false,
    open_time: open,
    close_time: close,
  };
}

/** The public holidays of Poland in one winter. */
export const polishHolidays: readonly PublicHoliday[] = [
  ['2026-11-01', 'Wszystkich Świętych'],
  ['2026-11-11', 'Narodowe Święto Niepodległości'],
  ['2026-12-24', 'Wigilia Bożego Narodzenia'],
  ['2026-12-25', 'Pierwszy dzień Bożego Narodzenia'],
  ['2026-12-26', 'Drugi dzień Bożego Narodzenia'],
  ['2027-01-01', 'Nowy Rok'],
  ['2027-01-06', 'Święto Trzech Króli'],
].map(([date = '', name = '']) => ({ date, name, substitute: false }));

export function closedOn(date: CalendarDate): SpecialHoursPeriod {
  return { start_date: date, end_date: date, closed: true, open_time: null, close_time: null };
}

/** Every minute of the week in which periods are open: slow, and plain enough to be right. */
export function openMinutes(periods: readonly HoursPeriod[]): Set<number> {
  const minutes = periods.flatMap((one) => {
    const range = rangeOfPeriod(one);
    if (!range) return [];
    return Array.from({ length: range.end - range.start }, (_, at) => (range.start + at) % minutesOfWeek);
  });
  return new Set(minutes.sort((a, b) => a - b));
}

const quarter = (most: number) => fc.integer({ min: 0, max: most / 15 }).map((quarters) => quarters * 15);

/** Starts on a quarter of an hour and lasts up to a day; ends on the next day where it passes midnight. */
export const anyPeriod: fc.Arbitrary<HoursPeriod> = fc
  .tuple(fc.constantFrom(...weekdays), quarter(minutesOfDay - 15), quarter(minutesOfDay - 15))
  .map(([day, start, length]) => {
    const end = start + length + 15;
    const days = end > minutesOfDay ? 1 : 0;
    return {
      open_day: day,
      open_time: timeOfMinutes(start),
      close_day: weekdayAfter(day, days),
      close_time: timeOfMinutes(end - days * minutesOfDay),
    };
  });

export const anyHours = fc.array(anyPeriod, { maxLength: 10 });

/** Special hours of a few dates, each closed or with some times of the day or the night. */
export const anySpecial: fc.Arbitrary<SpecialHoursPeriod[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 20 }), fc.option(anyPeriod)).map(([days, times]) => {
    const date = addDays('2026-12-20', days);
    if (!times) return closedOn(date);
    return special(date, times.open_time, times.close_time, times.close_day === times.open_day ? 0 : 1);
  }),
  { maxLength: 8 },
);
