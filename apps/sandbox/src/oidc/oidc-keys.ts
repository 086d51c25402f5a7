import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { keepInFolder } from '../identity/keep-in-folder.ts';

const Keys = z.object({
  signing: z.looseObject({
    kty: z.literal('EC'),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
  cookies: z.string(),
});
export type OidcKeys = z.infer<typeof Keys>;

/** What tokens and cookies are signed with, made on the first start. */
export function openOidcKeys(folder: string | undefined): Promise<OidcKeys> {
  return keepInFolder(folder, 'oidc-keys.json', Keys, async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const signing = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'lipa-1' };
    return Keys.parse({ signing, cookies: randomBytes(32).toString('base64url') });
  });
}
