import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonShape } from './json-shape.ts';

describe('jsonShape', () => {
  it('names the types at every path, those of all the entries of a list together', () => {
    expect(
      jsonShape({
        results: [
          { id: 1, note: null },
          { id: 2, note: 'x' },
        ],
        count: 2,
      }),
    ).toEqual({
      '': 'object',
      count: 'number',
      results: 'array',
      'results[]': 'object',
      'results[].id': 'number',
      'results[].note': 'null | string',
    });
  });

  it('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(JSON.stringify(jsonShape(turned))).toBe(JSON.stringify(jsonShape(value)));
      }),
    );
  });
});
