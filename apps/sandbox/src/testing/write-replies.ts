import { createSandbox, sandboxOAuthClient } from '../index.ts';
import { smallWorld, startOfTest } from './small-world.ts';

// Runs as a separate process: writes replies in an endless loop, and prints each, until it is killed.
const sandbox = await createSandbox({
  world: smallWorld(),
  now: () => startOfTest,
  ...(process.argv[2] === undefined ? {} : { folder: process.argv[2] }),
});
const base = 'http://sandbox.test/sandbox';

const tokenAnswer = await sandbox.fetch(
  new Request(`${base}/google/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: sandboxOAuthClient.id,
      client_secret: sandboxOAuthClient.secret,
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
    }),
  }),
);
const { access_token: token } = (await tokenAnswer.json()) as { access_token: string };
await sandbox.fetch(
  new Request(`${base}/world/quotas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests_per_minute: null, edits_per_minute: null }),
  }),
);

for (let index = 0; ; index += 1) {
  const answer = await sandbox.fetch(
    new Request(`${base}/google/v4/accounts/1/locations/rynek/reviews/r${index % 120}/reply`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ comment: `Odpowiedź ${index}` }),
    }),
  );
  if (answer.ok) process.stdout.write(`${index}\n`);
  // Leaves room for the pipe to be read, as a server between two requests does.
  await new Promise((resolve) => setImmediate(resolve));
}
