import { expect, test } from 'vitest';
import { modelAddress, type ModelError, openLanguageModel } from './language-model.ts';

const sandbox = { baseUrl: 'http://127.0.0.1:4400/sandbox/openai/v1', key: 'sandbox' };
const official = 'https://api.openai.com/v1';
const own = 'http://127.0.0.1:11434/v1';

test.each([
  ['nothing is said: the sandbox plays it', {}, sandbox, sandbox],
  ['a key alone is one to OpenAI', { OPENAI_API_KEY: 'sk' }, sandbox, { baseUrl: official, key: 'sk' }],
  ['a model of one’s own needs no key', { OPENAI_BASE_URL: own }, sandbox, { baseUrl: own, key: 'none' }],
  [
    'an own model with a key',
    { OPENAI_BASE_URL: own, OPENAI_API_KEY: 'k' },
    undefined,
    { baseUrl: own, key: 'k' },
  ],
  ['neither a key nor a sandbox: none', {}, undefined, { baseUrl: official, key: undefined }],
])('RV-04 %s', (_, config, stand, address) => {
  expect(modelAddress({ OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined, ...config }, stand)).toEqual(
    address,
  );
});

test('PUB-01 RV-04 a model that writes without an end is stopped at a few times what is wanted', async () => {
  let pieces = 0;
  const asked: { max_completion_tokens?: number }[] = [];
  const endless = (_: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)) as object);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        const choices = [{ index: 0, delta: { content: '#### ' }, finish_reason: null }];
        controller.enqueue(Buffer.from(`data: ${JSON.stringify({ choices })}\n\n`));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };
  const model = openLanguageModel({ ...sandbox, model: 'm', fetch: endless as typeof globalThis.fetch });
  let text = '';
  const { signal } = new AbortController();
  for await (const piece of model.write({ system: '', user: '' }, { signal, most: 1003 })) text += piece;
  expect(text).toHaveLength(1003);
  expect(asked).toMatchObject([{ max_completion_tokens: 1003 }]);
  expect(pieces).toBeLessThan(300);
});

test.each([
  ['{"reviews":[]}', { reviews: [] }],
  [`{"reviews":[${' '.repeat(1000)}]}`, 'temporary'],
])('RV-06 what a model decides is bounded: %j', async (content, expected) => {
  const asked: object[] = [];
  const model = openLanguageModel({
    ...sandbox,
    model: 'm',
    fetch: (_, init) => {
      asked.push(JSON.parse(String(init?.body)) as object);
      return Promise.resolve(
        Response.json({ choices: [{ index: 0, message: { content }, finish_reason: 'stop' }] }),
      );
    },
  });
  const { signal } = new AbortController();
  const decided = model
    .decide({ system: '', user: '' }, { signal, most: 1003 })
    .catch((error: unknown) => (error as ModelError).kind);
  expect(await decided).toEqual(expected);
  expect(asked).toMatchObject([{ max_completion_tokens: 1003 }]);
});
