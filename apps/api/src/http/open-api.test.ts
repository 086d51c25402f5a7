import { expect, test } from 'vitest';
import type * as z from 'zod';
import { descriptions } from '@pinfold/contract/descriptions';
import { endpoints } from '@pinfold/contract/endpoints';
import { openApiDocument } from './open-api.ts';

const document = openApiDocument();
const operations = document.paths as Record<string, Record<string, Operation>>;
const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(
  ([, place]) => place,
);

test('BAS-01 each component of the OpenAPI document is there, and is used', () => {
  const { securitySchemes: _named, ...components } = document.components;
  const places = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `${kind}/${name}`),
  );
  expect([...new Set(refs)].toSorted()).toEqual(places.toSorted());
});

test('BAS-01 whoever reads an operation learns by which codes it fails', () => {
  expect(document.paths['/reviews/{id}/reply/']?.['post']).toMatchObject({
    operationId: 'replyToReview',
    parameters: [{ $ref: '#/components/parameters/Id' }, { $ref: '#/components/parameters/IdempotencyKey' }],
    responses: {
      401: { $ref: '#/components/responses/Unauthenticated' },
      402: { $ref: '#/components/responses/SubscriptionEnded' },
    },
  });
  expect(document.components.responses).toMatchObject({
    Unauthenticated: { $ref: '#/components/responses/Problem', description: 'unauthenticated' },
    AccessDeniedOrReadOnly: {
      description:
        'not_a_member, module_disabled, permission_denied, demo_read_only, second_factor_missing, view_as_read_only, origin_not_allowed',
    },
  });
});

test.each(endpoints)('BEY-23 $id is described, with examples that its schemas allow', (endpoint) => {
  const operation = operations[endpoint.path]?.[endpoint.method];
  expect(descriptions[endpoint.id]).toMatch(/^[A-Z].{19,}\.$/s);
  expect(operation?.description).toContain(`${descriptions[endpoint.id]}\n\nOpen to `);
  if (endpoint.body) expect(faultOf(endpoint.body, operation?.requestBody)).toBeUndefined();
  const answer = Object.values(operation?.responses ?? {}).find(({ content }) => content);
  if (endpoint.response && !endpoint.ended) expect(faultOf(endpoint.response, answer)).toBeUndefined();
});

test('BEY-23 no description is left of an operation that is gone', () => {
  expect(Object.keys(descriptions).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test('BEY-23 answers name the headers that the server sets', () => {
  expect(document.paths['/login/']?.['post']).toMatchObject({
    responses: { 200: { headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } } } },
  });
  expect(document.components.responses).toMatchObject({
    TooManyAttempts: { $ref: '#/components/responses/ProblemOfLimit' },
    ProblemOfLimit: { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } },
  });
});

interface Part {
  content?: Record<string, { example?: unknown }>;
}

interface Operation {
  description: string;
  requestBody?: Part;
  responses: Record<string, Part>;
}

function faultOf(schema: z.ZodType, part: Part | undefined): string | undefined {
  const [media] = Object.values(part?.content ?? {});
  if (media?.example === undefined) return 'no example';
  return schema.safeParse(media.example).error?.message;
}
