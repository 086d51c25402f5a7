import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '@pinfold/contract/endpoints';
import { jsonShape, type JsonShape } from '@pinfold/contract/json-shape';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
beforeAll(async () => {
  world = await openTwoCompanies();
});
afterAll(() => world.api.close());

const record = new URL('../../../../packages/sdk/src/testing/recorded-answers.json', import.meta.url)
  .pathname;

/** Calls that read, which can be asked one after the other. */
const reading = endpoints.filter(
  ({ id, method, response, stream }) =>
    response && !stream && (method === 'get' || id === 'searchReviews' || id === 'searchAppReviews'),
);

test('SDK-11 what partners test against is made of the same as what this API answers (update with -u)', async () => {
  const shapes: Record<string, JsonShape> = {};
  for (const endpoint of reading) {
    const { status, body } = await world.api.requestRaw(endpoint, {
      as: world.owner,
      ...sampleRequest(endpoint, world.rows),
    });
    if (status < 300) shapes[endpoint.id] = jsonShape(body);
  }
  expect(Object.keys(shapes).length).toBeGreaterThan(20);
  await expect(`${JSON.stringify(shapes, null, 2)}\n`).toMatchFileSnapshot(record);
});
