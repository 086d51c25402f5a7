import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer, type SealPurpose } from './sealer.ts';

const key = Buffer.alloc(32, 7);
const purposes: SealPurpose[] = [
  'refresh token',
  'mail',
  'login elsewhere',
  'authorization state',
  'file link',
  'second factor',
];

test('INT-01 what was sealed for one purpose opens for no other, nor when it was changed or the key is another', () => {
  const sealer = createSealer(key);
  for (const purpose of purposes) {
    const sealed = sealer.seal(purpose, 'zażółć');
    expect(sealer.open(purpose, sealed)).toBe('zażółć');
    for (const other of purposes)
      if (other !== purpose) expect(() => sealer.open(other, sealed), `${purpose} as ${other}`).toThrow();
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    for (const wrong of [changed.toString('base64'), sealed.slice(0, 30), ''])
      expect(() => sealer.open(purpose, wrong)).toThrow();
    expect(() => createSealer(Buffer.alloc(32, 8)).open(purpose, sealed)).toThrow();
  }
});

test('INT-01 grants that were stored before texts had a purpose still open, and nothing else does', () => {
  const nonce = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update('demo-lipa'), cipher.final()]);
  const old = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  const sealer = createSealer(key);
  expect(sealer.open('refresh token', old)).toBe('demo-lipa');
  for (const purpose of purposes.slice(1)) expect(() => sealer.open(purpose, old), purpose).toThrow();
});
