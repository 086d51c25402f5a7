import { expect, test } from 'vitest';
import { invitationColumn, isScoreName } from './booster-invitation.ts';

test.each([
  'rating',
  'Ocena',
  'minRating',
  'Average score',
  'stars_given',
  'Liczba gwiazdek',
  'Puntuación',
  'valoración media',
  'NPS 2026',
  'zadowolenie',
  'zadowolony',
  'is_satisfied',
  'happy',
  'rate',
  'Punkty',
  'Satisfacción',
])('BEY-13 a column “%s” tells how content customers are', (name) => {
  expect(isScoreName(name)).toBe(true);
});

test.each([
  'email',
  'started_at',
  'Imię',
  'store_code',
  'starsza_lista',
  'facility_id',
  'orator',
  'idioma',
  'Punkt odbioru',
])('BEY-13 a column “%s” is not taken for a score', (name) => {
  expect(isScoreName(name)).toBe(false);
});

test('BEY-13 columns are known by their names in three languages', () => {
  expect(['E-mail', ' Imię ', 'Ubicación', 'Język', 'phone'].map(invitationColumn)).toEqual([
    'email',
    'name',
    'location',
    'language',
    undefined,
  ]);
});
