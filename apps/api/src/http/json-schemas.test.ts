import * as z from 'zod';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

const Color = z.enum(['red', 'green']).meta({ id: 'TestColor' });
const Dot = z.object({ color: Color, size: z.int().positive() }).meta({ id: 'TestDot' });
const colorAt = (place: object) => ({ $ref: '#/components/schemas/TestColor', ...place });

test('BAS-01 a schema with a name is written once, and referred to where it stands', () => {
  const Page = z.object({ dots: z.array(Dot), favourite: Color.describe('Of the owner.') });
  const schemas = jsonSchemas([Page, Dot]);
  expect(schemas.of(Dot)).toEqual({ $ref: '#/components/schemas/TestDot' });
  expect(schemas.of(Page)).toMatchObject({
    properties: {
      dots: { type: 'array', items: { $ref: '#/components/schemas/TestDot' } },
      favourite: colorAt({ description: 'Of the owner.' }),
    },
  });
  expect(schemas.components).toEqual({
    TestColor: { type: 'string', enum: ['red', 'green'] },
    TestDot: {
      type: 'object',
      properties: { color: colorAt({}), size: { type: 'integer', exclusiveMinimum: 0 } },
      required: ['color', 'size'],
    },
  });
});

test.each([
  ['null beside a type', z.string().max(3).nullable(), { type: ['string', 'null'], maxLength: 3 }],
  ['null beside values', z.enum(['a', 'b']).nullable(), { type: ['string', 'null'], enum: ['a', 'b', null] }],
  ['null beside a named schema', Color.nullable(), { anyOf: [colorAt({}), { type: 'null' }] }],
  ['numbers to choose from', z.union([z.literal(1), z.literal(2)]), { type: 'integer', enum: [1, 2] }],
  ['a moment', z.iso.datetime(), { type: 'string', format: 'date-time' }],
  [
    'known keys',
    z.partialRecord(Color, z.boolean()),
    { type: 'object', properties: { red: { type: 'boolean' }, green: { type: 'boolean' } } },
  ],
  [
    'what a request may leave out',
    z.preprocess(Number, z.number()).default(1),
    { type: 'number', default: 1 },
  ],
])('BAS-01 %s, as tools for OpenAPI understand it', (_what, schema, expected) => {
  expect(jsonSchemas([schema]).of(schema)).toEqual(expected);
});

test('BAS-01 a schema without a name that stands alone and within another is not written twice', () => {
  const Size = z.object({ size: z.int() });
  expect(() => jsonSchemas([Size, z.object({ of: Size })])).toThrow(/needs a name/);
});
