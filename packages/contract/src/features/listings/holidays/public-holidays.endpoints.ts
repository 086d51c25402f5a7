import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { holidayPeriodYears, holidayRange, isHolidayPeriod } from './public-holidays.ts';

/** A day off, by the data of date-holidays. */
export const PublicHoliday = z
  .object({
    date: z.iso.date(),
    name: z
      .string()
      .describe(
        'In the language of the request where the data has it, else in the country’s own, else in English. Of two holidays on one day both names, with a semicolon between.',
      ),
    substitute: z.boolean().describe('A weekday off in place of a holiday that falls on a weekend.'),
  })
  .meta({ id: 'PublicHoliday' });

const HolidayDate = z.iso.date().refine((date) => holidayRange.first <= date && date <= holidayRange.last, {
  error: `from ${holidayRange.first} to ${holidayRange.last}`,
});

/** Open to every member: public holidays are not confidential. */
export const listPublicHolidays = defineEndpoint({
  id: 'listPublicHolidays',
  method: 'get',
  path: '/facilities/holidays/',
  summary: 'The public holidays of a country in a period, by date; none for a country that is not known',
  access: { demo: 'allowed' },
  query: z
    .object({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe('ISO 3166-1 alpha-2.'),
      region: z
        .string()
        .regex(/^[A-Z0-9]{1,3}$/)
        .optional()
        .describe(
          'What follows the country in ISO 3166-2, such as CT of ES-CT: its own holidays, too. One that is not known adds none.',
        ),
      from: HolidayDate.describe(`The first day, from ${holidayRange.first} on.`),
      to: HolidayDate.describe(
        `The last day, included, at most ${holidayPeriodYears} years after the first.`,
      ),
    })
    .refine(({ from, to }) => isHolidayPeriod(from, to), {
      path: ['to'],
      error: `not before from, and at most ${holidayPeriodYears} years after it`,
    }),
  response: z.object({ results: z.array(PublicHoliday) }),
});
