import { dayNumber } from '../hours/calendar.ts';

/** When a holiday falls: on a date, so many days after Easter, or on the nth weekday of a month (-1 is the last). */
export type HolidayDay =
  | { month: number; day: number }
  | { easter: number }
  | { month: number; weekday: number; nth: number };

interface HolidayRule {
  id: HolidayId;
  on: HolidayDay;
  /** The first year in which it is kept. */
  since?: number;
}

/** Another day off where a holiday falls on a weekend. */
export type WeekendShift = 'none' | 'nearest_weekday' | 'next_free_weekday';

interface HolidayCountry {
  rules: readonly HolidayRule[];
  shift: WeekendShift;
}

/** The holidays of a whole country. What only a region keeps is not here: a listing does not say its region by code. */
export const holidayRules: Readonly<Record<string, HolidayCountry>> = {
  PL: {
    shift: 'none',
    rules: [
      date('new_year', 1, 1),
      date('epiphany', 1, 6),
      easter('easter_sunday', 0),
      easter('easter_monday', 1),
      date('labour_day', 5, 1),
      date('constitution_day', 5, 3),
      easter('pentecost', 49),
      easter('corpus_christi', 60),
      date('assumption', 8, 15),
      date('all_saints', 11, 1),
      date('independence_day', 11, 11),
      { ...date('christmas_eve', 12, 24), since: 2025 },
      date('christmas_day', 12, 25),
      date('second_christmas_day', 12, 26),
    ],
  },
  ES: {
    shift: 'none',
    rules: [
      date('new_year', 1, 1),
      date('epiphany', 1, 6),
      easter('good_friday', -2),
      date('labour_day', 5, 1),
      date('assumption', 8, 15),
      date('national_day', 10, 12),
      date('all_saints', 11, 1),
      date('constitution_day', 12, 6),
      date('immaculate_conception', 12, 8),
      date('christmas_day', 12, 25),
    ],
  },
  DE: {
    shift: 'none',
    rules: [
      date('new_year', 1, 1),
      easter('good_friday', -2),
      easter('easter_monday', 1),
      date('labour_day', 5, 1),
      easter('ascension', 39),
      easter('whit_monday', 50),
      date('german_unity', 10, 3),
      date('christmas_day', 12, 25),
      date('second_christmas_day', 12, 26),
    ],
  },
  /** The bank holidays of England and Wales. */
  GB: {
    shift: 'next_free_weekday',
    rules: [
      date('new_year', 1, 1),
      easter('good_friday', -2),
      easter('easter_monday', 1),
      nth('early_may_bank_holiday', 5, 0, 1),
      nth('spring_bank_holiday', 5, 0, -1),
      nth('summer_bank_holiday', 8, 0, -1),
      date('christmas_day', 12, 25),
      date('boxing_day', 12, 26),
    ],
  },
  US: {
    shift: 'nearest_weekday',
    rules: [
      date('new_year', 1, 1),
      nth('martin_luther_king_day', 1, 0, 3),
      nth('presidents_day', 2, 0, 3),
      nth('memorial_day', 5, 0, -1),
      { ...date('juneteenth', 6, 19), since: 2021 },
      date('independence_day', 7, 4),
      nth('labor_day', 9, 0, 1),
      nth('columbus_day', 10, 0, 2),
      date('veterans_day', 11, 11),
      nth('thanksgiving', 11, 3, 4),
      date('christmas_day', 12, 25),
    ],
  },
};

export const holidayIds = [
  'new_year',
  'epiphany',
  'martin_luther_king_day',
  'presidents_day',
  'good_friday',
  'easter_sunday',
  'easter_monday',
  'labour_day',
  'constitution_day',
  'early_may_bank_holiday',
  'ascension',
  'pentecost',
  'whit_monday',
  'spring_bank_holiday',
  'memorial_day',
  'corpus_christi',
  'juneteenth',
  'assumption',
  'summer_bank_holiday',
  'labor_day',
  'german_unity',
  'national_day',
  'columbus_day',
  'all_saints',
  'independence_day',
  'veterans_day',
  'thanksgiving',
  'immaculate_conception',
  'christmas_eve',
  'christmas_day',
  'second_christmas_day',
  'boxing_day',
] as const;

export type HolidayId = (typeof holidayIds)[number];

function date(id: HolidayId, month: number, day: number): HolidayRule {
  return { id, on: { month, day } };
}

function easter(id: HolidayId, days: number): HolidayRule {
  return { id, on: { easter: days } };
}

function nth(id: HolidayId, month: number, weekday: number, which: number): HolidayRule {
  return { id, on: { month, weekday, nth: which } };
}

/** Western Easter as days since 1970-01-01 (the anonymous Gregorian algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return dayNumber(`${year}-0${month}-${String(day).padStart(2, '0')}`) ?? 0;
}
