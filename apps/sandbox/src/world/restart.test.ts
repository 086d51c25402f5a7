import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { smallWorld } from '../testing/small-world.ts';
import { createSandbox } from '../index.ts';

const reviews = '/v4/accounts/1/locations/rynek/reviews';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a restart finds everything that was answered: reviews, replies, clock, settings, tokens', async () => {
  const folder = temporaryFolder();
  const before = await directSandbox({ folder });
  const token = await before.accessToken();
  await before.google('PUT', `${reviews}/r1/reply`, { comment: 'Dziękujemy!' });
  await before.script('DELETE', '/reviews/rynek/r2');
  await before.script('PUT', '/quotas', { edits_per_minute: 3 });
  await before.advance(3000);
  const list = await before.google('GET', reviews);
  await before.sandbox.close();

  const after = await directSandbox({ folder });
  expect(after.sandbox.now()).toBe(before.sandbox.now());
  expect((await after.google('GET', reviews, undefined, token)).body).toEqual(list.body);
  expect((await after.script('GET', '/quotas')).body.edits_per_minute).toBe(3);
});

test('a torn last line is forgotten, and what follows is readable', async () => {
  const folder = temporaryFolder();
  const before = await directSandbox({ folder });
  await before.google('PUT', `${reviews}/r1/reply`, { comment: 'Dziękujemy!' });
  await before.sandbox.close();
  appendFileSync(join(folder, 'journal.jsonl'), '{"at":1,"kind":"review_del');

  const between = await directSandbox({ folder });
  await between.google('PUT', `${reviews}/r2/reply`, { comment: 'Pozdrawiamy!' });
  await between.sandbox.close();

  const after = await directSandbox({ folder });
  const { body } = await after.script('GET', '/replies?account=1');
  expect([...(body.replies ?? [])].map(({ review }) => review)).toEqual(['r1', 'r2']);
});

test('a journal is never replayed over another world', async () => {
  const folder = temporaryFolder();
  await (await createSandbox({ world: smallWorld(), folder })).close();
  await expect(createSandbox({ world: 'empty', folder })).rejects.toThrow(/journal of the world/);
});

test('a sandbox killed in the middle of its work has kept every write it answered', async () => {
  const folder = temporaryFolder();
  const child = spawn(
    process.execPath,
    [new URL('../testing/write-replies.ts', import.meta.url).pathname, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let answered = 0;
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      answered += chunk.toString().split('\n').length - 1;
      if (answered >= 40) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  expect(child.signalCode).toBe('SIGKILL');

  const after = await directSandbox({ folder });
  const { body } = await after.script('GET', '/replies?account=1');
  const kept = [...(body.replies ?? [])].reduce((sum, { writes }) => sum + Number(writes), 0);
  expect(kept).toBeGreaterThanOrEqual(answered);
  const lines = readFileSync(join(folder, 'journal.jsonl'), 'utf8').trimEnd().split('\n');
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});
