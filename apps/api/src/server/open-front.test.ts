import { expect, onTestFinished, test } from 'vitest';
import { openFront } from './open-front.ts';

test('a proxy may keep a connection for a minute without meeting one that is just being closed', async () => {
  const front = await openFront(0, true);
  onTestFinished(() => front.close());
  const answer = await fetch(`http://127.0.0.1:${front.port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
});
