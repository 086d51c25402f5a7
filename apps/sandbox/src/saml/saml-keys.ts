import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import * as z from 'zod';
import { keepInFolder } from '../identity/keep-in-folder.ts';

const Keys = z.object({ privateKey: z.string(), certificate: z.string() });
export type SamlKeys = z.infer<typeof Keys>;

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const years = 10;

/** The key that signs answers and its certificate, made on the first start; both PEM. */
export function openSamlKeys(folder: string | undefined): Promise<SamlKeys> {
  return keepInFolder(folder, 'saml-keys.json', Keys, async () => {
    const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const notBefore = new Date(Date.now() - 86_400_000);
    const certificate = await X509CertificateGenerator.createSelfSigned(
      {
        serialNumber: '01',
        name: 'CN=Sandbox identity provider',
        notBefore,
        notAfter: new Date(notBefore.getTime() + years * 365 * 86_400_000),
        signingAlgorithm: algorithm,
        keys,
      },
      webcrypto,
    );
    const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
    return {
      privateKey: PemConverter.encode(pkcs8, 'PRIVATE KEY'),
      certificate: certificate.toString('pem'),
    };
  });
}
