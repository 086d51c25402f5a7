import { expect, test } from 'vitest';
import { invitationColumn, isScoreName, offersIncentive } from './booster-invitation.ts';

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
  'Satisfacción',
])('BEY-13 a column “%s” tells how content customers are', (name) => {
  expect(isScoreName(name)).toBe(true);
});

test.each(['email', 'started_at', 'Imię', 'store_code', 'starsza_lista', 'facility_id', 'orator', 'idioma'])(
  'BEY-13 a column “%s” is not taken for a score',
  (name) => {
    expect(isScoreName(name)).toBe(false);
  },
);

test.each([
  'Za opinię dostaniesz rabat',
  'Dajemy 10% zniżki',
  'Weź udział w losowaniu nagród',
  'Odbierz upominek',
  'A voucher waits for you',
  'Get 15 % off your next order',
  'You could win a prize',
  'Te regalamos un café',
  'Un descuento por tu reseña',
  'Participa en el sorteo',
])('BEY-13 “%s” offers something in return', (text) => {
  expect(offersIncentive(text)).toBe(true);
});

test.each([
  'Dziękujemy za wizytę. Jak było?',
  'Prezentacja trwała godzinę, napisz, co o niej sądzisz',
  'Feel free to tell us what went wrong',
  'Your opinion helps us get better',
  '¿Qué tal tu visita? Nos ayuda mucho tu opinión',
  'Compraste la versión premium',
])('BEY-13 “%s” offers nothing', (text) => {
  expect(offersIncentive(text)).toBe(false);
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
