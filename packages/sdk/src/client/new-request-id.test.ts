import { expect, it, onTestFinished, vi } from 'vitest';
import { newRequestId } from './new-request-id.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('PUB-02 PUB-04 requests are told apart on a page without HTTPS, too', () => {
  expect(newRequestId()).toMatch(uuid);
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const ids = Array.from({ length: 20 }, newRequestId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(20);
});
