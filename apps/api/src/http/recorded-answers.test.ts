import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { jsonShape, type JsonShape } from '@pinfold/contract/json-shape';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import { exampleOf, type Example } from '../testing/samples/example-of.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
beforeAll(async () => {
  world = await openTwoCompanies();
});
afterAll(() => world.api.close());

const record = new URL('../../../../packages/sdk/src/testing/recorded-answers.json', import.meta.url)
  .pathname;

const recordedExamples = new URL('recorded-examples.json', import.meta.url).pathname;

/** Calls that read, which can be asked one after the other. */
const reading = endpoints.filter(
  ({ id, method, response, stream }) =>
    response && !stream && (method === 'get' || id === 'searchReviews' || id === 'searchAppReviews'),
);

test('SDK-11 what partners test against is made of the same as what this API answers (update with -u)', async () => {
  const shapes: Record<string, JsonShape> = {};
  for (const endpoint of reading) {
    const answer = await answerOf(endpoint);
    if (answer !== undefined) shapes[endpoint.id] = jsonShape(answer);
  }
  expect(Object.keys(shapes).length).toBeGreaterThan(20);
  await expect(`${JSON.stringify(shapes, null, 2)}\n`).toMatchFileSnapshot(record);
});

test('BEY-23 examples of requests and answers are taken from what this API is asked and answers (update with -u)', async () => {
  const examples: Record<string, Example> = {};
  for (const endpoint of endpoints.filter(({ ended }) => !ended)) {
    const { body: request } = sampleRequest(endpoint, world.rows);
    const answer = reading.includes(endpoint) ? await answerOf(endpoint) : undefined;
    const example = {
      ...(endpoint.body && request !== undefined && { request: exampleOf(request) }),
      ...(answer !== undefined && { answer: exampleOf(answer) }),
    };
    if (Object.keys(example).length > 0) examples[endpoint.id] = example;
  }
  expect(Object.keys(examples).length).toBeGreaterThan(100);
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(recordedExamples);
});

async function answerOf(endpoint: Endpoint): Promise<unknown> {
  const { status, body } = await world.api.requestRaw(endpoint, {
    as: world.owner,
    ...sampleRequest(endpoint, world.rows),
  });
  return status < 300 ? body : undefined;
}
