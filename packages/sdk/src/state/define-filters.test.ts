import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineFilters, type FiltersOf } from './define-filters.ts';
import { formatFilters, type Kinds, parseFilters } from './search-params.ts';

const fields = {
  q: (kind: Kinds) => kind.text(20),
  cities: (kind: Kinds) => kind.texts(),
  ids: (kind: Kinds) => kind.numbers({ most: 3 }),
  source: (kind: Kinds) => kind.choice([1, 2] as const),
  fields: (kind: Kinds) => kind.choices(['name', 'phone'] as const),
  is_open: (kind: Kinds) => kind.flag(),
  from: (kind: Kinds) => kind.day(),
};
type Filters = FiltersOf<typeof fields>;
const search = defineFilters<Filters>(fields);

describe('filters in an address', () => {
  it('are read as they were written', () => {
    const word = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => one.trim() === one);
    const filters = fc.record<Filters>(
      {
        q: word,
        cities: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 3 }),
        source: fc.constantFrom<1 | 2>(1, 2),
        fields: fc.constantFrom<Filters['fields'] & object>(['name'], ['name', 'phone']),
        is_open: fc.boolean(),
        from: fc.constantFrom('2026-02-28', '2024-02-29'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (given) => {
        expect(parseFilters(search, new URLSearchParams(formatFilters(search, given).toString()))).toEqual(
          given,
        );
      }),
    );
  });

  it('say nothing where an address says nothing that is known', () => {
    const params = new URLSearchParams('source=9&fields=colour&is_open=maybe&from=2026-02-30&ids=x,0&q=+');
    expect(parseFilters(search, params)).toEqual({});
  });

  it('leave out what narrows nothing, and no more ids than the API takes', () => {
    expect(formatFilters(search, { q: '', cities: [] }).toString()).toBe('');
    expect(parseFilters(search, new URLSearchParams('ids=1,2,2,3,4'))).toEqual({ ids: [1, 2, 3] });
  });

  it('cut off long names, and take no more of them than the API', () => {
    const short = defineFilters<Filters>({
      ...fields,
      cities: (kind: Kinds) => kind.texts({ longest: 3, most: 2 }),
    });
    const params = new URLSearchParams(
      'cities=&cities=Gdynia&cities=Gda%C5%84sk&cities=Gdy&cities=Opole&cities=X',
    );
    expect(parseFilters(short, params)).toEqual({ cities: ['Gdy', 'Gda'] });
  });
});
