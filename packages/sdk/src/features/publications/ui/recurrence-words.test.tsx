// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import { expect, test } from 'vitest';
import { en } from '../../../locales/en.ts';
import { es } from '../../../locales/es.ts';
import { pl } from '../../../locales/pl.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { RecurrenceWords } from './recurrence-words.tsx';

const weekly: PostRecurrence = { every: 'week', interval: 1, days: [4], on: 'day', until: null, skip: [] };
const monthly: PostRecurrence = { ...weekly, every: 'month', days: [] };

/** Friday 4 January 2030, the first one of its month. */
const friday = '2030-01-04';

test.each<[first: string, PostRecurrence, polish: string, english: string, spanish: string]>([
  [friday, weekly, 'co tydzień w piątek', 'every week on Friday', 'cada semana el viernes'],
  [
    friday,
    { ...weekly, interval: 2, days: [4, 2, 0] },
    'co 2 tygodnie w poniedziałek, środę i piątek',
    'every 2 weeks on Monday, Wednesday and Friday',
    'cada 2 semanas el lunes, el miércoles y el viernes',
  ],
  [
    '2030-01-01',
    { ...weekly, interval: 5, days: [6, 1] },
    'co 5 tygodni we wtorek i niedzielę',
    'every 5 weeks on Tuesday and Sunday',
    'cada 5 semanas el martes y el domingo',
  ],
  [
    friday,
    { ...weekly, every: 'day', interval: 3, days: [], until: '2030-03-31', skip: ['2030-01-07'] },
    'co 3 dni, do 31 mar 2030, bez 1 terminu',
    'every 3 days, until 31 Mar 2030, without 1 date',
    'cada 3 días, hasta el 31 mar 2030, sin 1 fecha',
  ],
  ['2030-01-13', monthly, 'co miesiąc 13. dnia', 'every month on day 13', 'cada mes el día 13'],
  [
    '2030-01-08',
    { ...monthly, on: 'nth_weekday' },
    'co miesiąc w drugi wtorek',
    'every month on the second Tuesday',
    'cada mes el segundo martes',
  ],
  [
    '2030-01-02',
    { ...monthly, on: 'nth_weekday' },
    'co miesiąc w pierwszą środę',
    'every month on the first Wednesday',
    'cada mes el primer miércoles',
  ],
  [
    '2030-01-26',
    { ...monthly, on: 'last_weekday', interval: 3 },
    'co 3 miesiące w ostatnią sobotę',
    'every 3 months on the last Saturday',
    'cada 3 meses el último sábado',
  ],
])('BEY-21 a pattern from %s is said as people say it', (first, recurrence, ...texts) => {
  const post = {
    type: 1,
    start: null,
    end: null,
    planned_at: `${first}T09:00`,
    planned_zone: 'location',
    recurrence,
  } as const;
  const said = [pl, en, es].map((locale) => {
    const { container } = renderInPinfold(<RecurrenceWords post={post} />, { locale });
    const text = container.textContent;
    cleanup();
    return text;
  });
  expect(said).toEqual(texts);
});
