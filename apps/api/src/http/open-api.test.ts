import { expect, test } from 'vitest';
import { openApiDocument } from './open-api.ts';

const document = openApiDocument();
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
    parameters: [{ $ref: '#/components/parameters/Id' }],
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
