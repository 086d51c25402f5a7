import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from './endpoints.ts';
import { IdText } from './id.ts';
import { decimal } from './number-text.ts';

const otherSpellings = ['1.0', '1e0', '1E0', '0x1', '0b1', '+1', ' 1', '1 ', '01', '１', '1n', '1_0', ''];

test('BAS-01 an id in an address is written in one way', () => {
  expect(IdText.parse('1')).toBe(1);
  expect(IdText.parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  for (const text of [...otherSpellings, '0', '-1', '9007199254740992'])
    expect(IdText.safeParse(text).success, text).toBe(false);
});

test('BAS-01 a coordinate has digits and a point', () => {
  const Latitude = decimal(z.number().min(-90).max(90));
  expect(['50.06', '-0.5', '0', '90'].map((text) => Latitude.parse(text))).toEqual([50.06, -0.5, 0, 90]);
  for (const text of ['', ' ', '5e1', '0x32', '.5', '5.', '91', 'NaN'])
    expect(Latitude.safeParse(text).success, text).toBe(false);
});

describe.each(
  endpoints.flatMap(({ id, params, query }) =>
    [params, query].flatMap((part) =>
      Object.entries((part?.shape ?? {}) as Record<string, z.ZodType>)
        .filter(([, schema]) => accepts(schema, '1') && schema.parse('1') === 1 && !accepts(schema, '0.5'))
        .map(([name, schema]) => ({ id, name, schema })),
    ),
  ),
)('BAS-01 $name of $id', ({ schema }) => {
  test('is read from its own digits alone', () => {
    for (const text of otherSpellings) expect(accepts(schema, text), text).toBe(false);
  });
});

function accepts(schema: z.ZodType, text: string): boolean {
  return schema.safeParse(text).success;
}
