import { expect, test } from 'vitest';
import { unfairText } from './booster-invitation-texts.ts';

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
  'Oddamy 10 zł za każdą opinię',
  'We send you $5',
  'Te damos 5 €',
  'Get a free coffee',
  'Free dessert for your opinion',
  'Kawa gratis',
  'Darmowa kawa czeka',
  'Deser za darmo',
  'Obniżka na następną wizytę',
  'Con tu opinión, 2x1 en tapas',
  'Dwa w cenie jednego',
  'Café gratuito',
  '100% gratis',
])('BEY-13 “%s” offers something in return', (text) => {
  expect(unfairText(text)?.code).toBe('incentive_refused');
});

test.each([
  'Daj nam 5 gwiazdek',
  'Prosimy o pięć gwiazdek',
  'Give us 5 stars',
  'Leave us a 5-star review',
  'Danos 5 estrellas',
  'Jeśli jesteś zadowolona, napisz opinię',
  'Jeśli Ci się podobało, oceń nas',
  'If you enjoyed your visit, tell Google',
  'Si te ha gustado, cuéntalo',
  'Prosimy o pozytywną opinię',
  'Write a positive review',
  'Déjanos una reseña positiva',
])('BEY-13 “%s” asks for praise', (text) => {
  expect(unfairText(text)?.code).toBe('gating_refused');
});

test.each([
  'Dziękujemy za wizytę. Jak było?',
  'Prezentacja trwała godzinę, napisz, co o niej sądzisz',
  'Feel free to tell us what went wrong',
  'Your opinion helps us get better',
  '¿Qué tal tu visita? Nos ayuda mucho tu opinión',
  'Compraste la versión premium',
  'Jak Ci się podoba nasz sklep z prezentami?',
  'How was our gift shop?',
  '¿Qué tal nuestra tienda de regalos?',
  'Czy jesteś zadowolona w 100%?',
  'If you have a free minute, tell us how it was',
  'Do you like our gluten-free menu?',
  'Oceń nas w skali od 1 do 5 gwiazdek',
  'Rate us from 1 to 5 stars',
  'Puntúa de 1 a 5 estrellas',
  'Dziękujemy za pobyt w naszym hotelu 5-gwiazdkowym',
  'Gracias por visitar nuestro hotel de 5 estrellas',
  'Positive or negative feedback: both help',
  'Jeśli coś Ci się nie podobało, też napisz',
])('BEY-13 “%s” is a fair question', (text) => {
  expect(unfairText(text)).toBeUndefined();
});
