import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has loaded PostgreSQL ends as it says, and not as if all were well', () => {
  const loader = new URL('postgres-server.ts', import.meta.url).href;
  const script = `(await import('${loader}')).loadEmbeddedPostgres().then(() => (process.exitCode = 7))`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).status).toBe(7);
});
