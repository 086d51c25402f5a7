/** What the OpenAPI document shows of one operation. */
export interface Example {
  request?: unknown;
  answer?: unknown;
}

/**
 * A request or an answer as an example: lists show their first entry, and whatever differs from one run to the next, or
 * opens something, is replaced by a value of its kind.
 */
export function exampleOf(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return exampleText(value, name);
  if (typeof value === 'number') return name === 'id' || name.endsWith('_id') ? 1 : value;
  if (Array.isArray(value))
    return (wholeLists.has(name) ? value : value.slice(0, 1)).map((entry) =>
      exampleOf(entry, name.endsWith('_ids') ? 'id' : name),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, exampleOf(part, key)]));
}

/** Lists of as many entries as their schema says. */
const wholeLists = new Set(['bounds', 'indicators']);

/** What differs from one run to the next, and what is shown in its place. */
const drawn: Readonly<Record<string, { like: RegExp; shown: string }>> = {
  key_id: { like: /^/, shown: 'ABCDE12345' },
  uid: { like: /^/, shown: 'a1B2c3D4e5F6g7H8' },
  filename: { like: /^pinfold-qr-\d+\.svg$/, shown: 'pinfold-qr-1.svg' },
  prefix: { like: /^pfk_/, shown: 'pfk_a1B2c3D4' },
  code: { like: /^\d{6}$|^[A-Z2-7]{16}$|^\S{20,}$/, shown: '123456' },
};

const secretNames = /password|token|secret|credential|challenge/;
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const fixedUuid = '11111111-1111-4111-8111-111111111111';
const encoded = /(?=[\w+/-]*[A-Z\d])[\w+/-]{24,}={0,2}/g;

/** The word "example" in base64: what stands for bytes that nobody reads. */
const bytes = 'ZXhhbXBsZSEh';

function exampleText(text: string, name: string): string {
  if (secretNames.test(name)) return '…';
  const fixed = drawn[name];
  if (fixed !== undefined && fixed.like.test(text)) return fixed.shown;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return '2026-03-02T09:00';
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return '2026-03-02T09:00:00.000Z';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2026-03-02';
  if (text.startsWith('{"type":"service_account"')) return '{"type":"service_account"}';
  if (text.includes('PRIVATE KEY')) return 'The text of the key file';
  if (text.startsWith('-----BEGIN')) return text.replace(/-----\n[^-]*-----END/, `-----\n${bytes}\n-----END`);
  if (text.startsWith('http')) return exampleAddress(text);
  // Names at Google are paths, and as long as something encoded.
  if (/^accounts\/[^/]+\/invitations\/[^/]+$/.test(text)) return 'accounts/123/invitations/456';
  if (/^\S{24,}$/.test(text) && /[A-Z].*\d|\d.*[A-Z]/.test(text) && text.length > 100) return bytes;
  const steady = text
    .replaceAll(uuid, fixedUuid)
    .replaceAll(encoded, (part) => (part === fixedUuid ? part : bytes));
  return steady.length > 200 ? `${steady.slice(0, 199)}…` : steady;
}

function exampleAddress(text: string): string {
  const [address = ''] = text
    .replace(
      /^https?:\/\/(?:127\.0\.0\.1|localhost|panel\.test|sandbox\.test)(?::\d+)?/,
      'https://pinfold.example',
    )
    .split('?');
  return address.replaceAll(/[\w-]{20,}/g, (part) => (/[A-Z\d]/.test(part) ? bytes : part));
}
