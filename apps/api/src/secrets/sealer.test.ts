import { createCipheriv, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedKeyRing, type NamedKey } from './key-ring.ts';
import { createSealer, keyNameOf, type SealPurpose } from './sealer.ts';

const initial: NamedKey = { name: 'initial', bytes: Buffer.alloc(32, 7) };
const second: NamedKey = { name: '2031', bytes: Buffer.alloc(32, 8) };
const purposes: SealPurpose[] = [
  'refresh token',
  'mail',
  'login elsewhere',
  'authorization state',
  'file link',
  'second factor',
];
const sealerWith = (newest: NamedKey, ...older: NamedKey[]) => createSealer(fixedKeyRing([newest, ...older]));

test.each([initial, second])(
  'INT-01 what key “$name” sealed for one purpose opens for no other, nor when it was changed or the key is another',
  (key) => {
    const sealer = sealerWith(key);
    for (const purpose of purposes) {
      const sealed = sealer.seal(purpose, 'zażółć');
      expect(sealer.open(purpose, sealed)).toBe('zażółć');
      for (const other of purposes)
        if (other !== purpose) expect(() => sealer.open(other, sealed), `${purpose} as ${other}`).toThrow();
      const text = sealed.split('.').at(-1) ?? '';
      const changed = Buffer.from(text, 'base64url');
      changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
      for (const wrong of [
        sealed.replace(text, changed.toString('base64url')),
        sealed.slice(0, 30),
        text.slice(1),
        '',
      ])
        expect(() => sealer.open(purpose, wrong)).toThrow();
      const sameName = sealerWith({ ...key, bytes: Buffer.alloc(32, 9) });
      expect(() => sameName.open(purpose, sealed)).toThrow();
    }
  },
);

test('OPS-06 the newest key seals and says its name, older ones still open', () => {
  const [before, during, after] = [sealerWith(initial), sealerWith(second, initial), sealerWith(second)];
  const [old, young] = [before.seal('mail', 'A'), during.seal('mail', 'B')];
  expect([keyNameOf(old), keyNameOf(young)]).toEqual(['initial', '2031']);
  expect([during.open('mail', old), during.open('mail', young)]).toEqual(['A', 'B']);
  expect(after.open('mail', young)).toBe('B');
  // A key that only opens is added before one that seals, so that no process meets what it cannot read.
  const prepared = sealerWith(initial, second);
  expect(keyNameOf(prepared.seal('mail', 'C'))).toBe('initial');
  expect(prepared.open('mail', young)).toBe('B');
});

test('OPS-06 a missing key is told by its name, and none of its neighbours is taken for it', () => {
  const young = sealerWith(second).seal('second factor', 'JBSWY3DPEHPK3PXP');
  const renamed = young.replace('2031', '2030');
  const sealer = sealerWith({ ...second, name: '2030' }, initial);
  expect([sealer.knowsKeyOf(young), sealer.knowsKeyOf(renamed)]).toEqual([false, true]);
  expect(() => sealer.open('second factor', young)).toThrow(
    'There is no key “2031”: add it to the keys of PINFOLD_SECRET, as the last one',
  );
  expect(() => sealer.open('second factor', renamed)).toThrow(/authenticate/);
});

test('OPS-06 a signature of any key counts until the key is retired, and the newest signs', () => {
  const signature = sealerWith(initial).sign('a picture');
  const during = sealerWith(second, initial);
  expect(during.verify('a picture', signature)).toBe(true);
  expect(during.verify('another picture', signature)).toBe(false);
  expect(during.verify('a picture', signature.slice(1))).toBe(false);
  expect(during.sign('a picture')).not.toBe(signature);
  expect(sealerWith(second).verify('a picture', signature)).toBe(false);
});

test('OPS-06 one key without a name seals and signs as versions did that knew no other', () => {
  const sealer = sealerWith(initial);
  const nonce = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', initial.bytes, nonce).setAAD(Buffer.from('second factor'));
  const text = Buffer.concat([cipher.update('A+/'), cipher.final()]);
  const old = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  expect(sealer.open('second factor', old)).toBe('A+/');
  expect(sealer.seal('second factor', 'A')).toMatch(/^[\w-]+$/);
  expect(sealer.sign('A')).toBe(createHmac('sha256', initial.bytes).update('signed: A').digest('base64url'));
});

test('INT-01 grants that were stored before texts had a purpose still open, and nothing else does', () => {
  const nonce = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', initial.bytes, nonce);
  const text = Buffer.concat([cipher.update('demo-lipa'), cipher.final()]);
  const old = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  const sealer = sealerWith(second, initial);
  expect(sealer.open('refresh token', old)).toBe('demo-lipa');
  for (const purpose of purposes.slice(1)) expect(() => sealer.open(purpose, old), purpose).toThrow();
});
