import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openAppStore } from './app-store.ts';

const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** The reviews of an app at a store that answers so. */
function reviewsAt(answer: () => Response) {
  const appStore = openAppStore({
    baseUrl: 'https://connect.example',
    takeCall: async () => undefined,
    fetch: async () => answer(),
    now: () => new Date(),
  });
  return appStore.as({ keyId: 'key', issuerId: null, privateKey }).reviewsOf('6440000001');
}

const failureOf = (call: Promise<unknown>) => call.catch((thrown: unknown) => thrown);

test.each([
  ['ENTITY_ERROR.RELATIONSHIP.INVALID', '/data/relationships/review', 'not_found'],
  ['ENTITY_ERROR.RELATIONSHIP.INVALID.NOT_FOUND', '/data/relationships/review/data', 'not_found'],
  ['ENTITY_ERROR.RELATIONSHIP.REQUIRED', '/data/relationships/review', 'conflict'],
  ['ENTITY_ERROR.RELATIONSHIP.INVALID', '/data/relationships/app', 'conflict'],
  ['ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG', '/data/attributes/responseBody', 'invalid'],
])('RV-12 a reply that Apple refuses with %s at %s fails as %s', async (code, pointer, kind) => {
  const errors = [{ code, status: '409', detail: 'Refused', source: { pointer } }];
  const { reply } = reviewsAt(() => Response.json({ errors }, { status: 409 }));
  expect(await failureOf(reply('review', 'Dziękujemy!'))).toMatchObject({ kind, reasons: [code] });
});

const attributes = {
  responseBody: 'Dziękujemy!',
  lastModifiedDate: '2026-03-10T08:00:00Z',
  state: 'PUBLISHED',
};

/** A page with a review whose response has these attributes. */
function listed(given: object, type = 'customerReviewResponses') {
  const review = {
    id: 'review',
    attributes: { rating: 2, createdDate: '2026-03-09T08:00:00Z' },
    relationships: { response: { data: { id: 'response' } } },
  };
  return reviewsAt(() =>
    Response.json({ data: [review], included: [{ type, id: 'response', attributes: given }], links: {} }),
  ).list(undefined);
}

test.each([
  ['of a state that is not known', { ...attributes, state: 'IN_REVIEW' }],
  ['without a date', { ...attributes, lastModifiedDate: undefined }],
])('RV-12 a review with a response %s is not taken for one without', async (_, given) => {
  expect((await listed(attributes)).reviews[0]?.reply?.text).toBe('Dziękujemy!');
  expect(await failureOf(listed(given))).toMatchObject({ kind: 'temporary' });
});
