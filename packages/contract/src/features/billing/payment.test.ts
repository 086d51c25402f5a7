import { expect, test } from 'vitest';
import { methodsFor } from './payment.ts';

test.each([
  ['pln', ['card', 'quick']],
  ['eur', ['card', 'quick']],
  ['usd', ['card']],
  [undefined, ['card']],
])('PAY-02 what is priced in %s can be paid by %j', (currency, methods) => {
  expect(methodsFor(['card', 'quick'], currency)).toEqual(methods);
});
