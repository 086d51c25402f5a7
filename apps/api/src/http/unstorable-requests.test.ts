import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import type { RawRequest } from '../testing/clients/request.ts';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
beforeAll(async () => {
  world = await openTwoCompanies();
});
afterAll(() => world.api.close());

test.each(endpoints)(
  'ERR-01 $method $path: what no database can keep, and a year that no calendar has, is refused or right',
  async (endpoint) => {
    const sample = sampleRequest(endpoint, world.rows);
    for (const asked of [...withUnstorableText(sample), ...withStrangeDays(endpoint, sample)]) {
      const { status } = await world.api.requestRaw(endpoint, { as: world.owner, ...asked });
      expect(status, `${endpoint.id} as ${JSON.stringify(asked)}`).toBeLessThan(500);
    }
  },
);

/** The request with each of its texts in turn holding a NUL character, and half of a character written in two. */
function withUnstorableText(sample: RawRequest): RawRequest[] {
  const queries = Object.entries({ ...sample.query }).map(([name, text]) => ({
    ...sample,
    query: { ...sample.query, [name]: `${String(text)}\0` },
  }));
  return [
    ...queries,
    ...textsOf(sample.body).flatMap((path) => ['\0', '\uD800'].map((odd) => holding(path, odd))),
  ];

  function holding(path: readonly string[], odd: string): RawRequest {
    return { ...sample, body: changed(sample.body, path, (text) => `${String(text).slice(0, 20)}${odd}`) };
  }
}

const strangeDays = ['0000-01-01', '0001-01-01', '0999-12-31', '9999-12-31'];

/** The request with each day that it may name, in query and body, being one of a strange year. */
function withStrangeDays({ query, body }: Endpoint, sample: RawRequest): RawRequest[] {
  const ofQuery = daysOf(query).flatMap((name) =>
    strangeDays.map((day) => ({ ...sample, query: { ...sample.query, [name]: day } })),
  );
  const ofBody = daysOf(body).flatMap((name) =>
    strangeDays.map((day) => ({ ...sample, body: { ...(sample.body as object), [name]: day } })),
  );
  return [...ofQuery, ...ofBody];
}

/** Names of a schema's fields that are days. */
function daysOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return Object.entries(properties)
    .filter(([, field]) => JSON.stringify(field).includes('"format":"date"'))
    .map(([name]) => name);
}

function textsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]));
}

function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (String(index) === key ? changed(part, rest, change) : part));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: changed(object[key], rest, change) };
}
