import type { DestinationStream } from 'pino';
import type { KeyRing } from '../../secrets/key-ring.ts';
import type { SealPurpose } from '../../secrets/sealer.ts';
import type { Services } from '../../services.ts';
import type { SecretWatch } from './secret-watch.ts';
import { textOfFile } from './text-of-file.ts';

/** Receives the lines of the log. */
export function watchedLog(watch: SecretWatch): DestinationStream {
  return { write: (line) => watch.notice('a line of the log', line) };
}

/** The same services: what they seal becomes known, and what they write and send is searched. */
export function watchedServices<Opened extends Services>(watch: SecretWatch, services: Opened): Opened {
  const { sealer, files, smtp } = services;
  return {
    ...services,
    sealer: {
      ...sealer,
      seal(purpose, plain) {
        learnSealed(watch, purpose, plain);
        return sealer.seal(purpose, plain);
      },
    },
    files: {
      ...files,
      write(key, content, type) {
        watch.notice(`the file ${key}`, textOfFile(content, type));
        return files.write(key, content, type);
      },
    },
    smtp: {
      send(message) {
        // The reader knows the address that the mail goes to.
        const { to: _to, ...read } = message;
        watch.notice(`the mail “${message.subject}”`, JSON.stringify(read), 'token of a mailed link');
        return smtp.send(message);
      },
    },
  };
}

/** Learns the settings that are secret, by their names, however deep they stand. */
export function learnSettings(watch: SecretWatch, settings: object): void {
  for (const [name, value] of leavesOf(settings))
    if (/secret$|password$|key$|token$/i.test(name))
      for (const part of value.split(',')) watch.learn('setting', part, 12);
}

/** Learns each key in every way in which its bytes can be written. */
export function learnKeys(watch: SecretWatch, keys: KeyRing): void {
  for (const { bytes } of keys.known())
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      watch.learn('key of the installation', bytes.toString(encoding));
}

/** Sealed texts of these names say whose a secret is, or travel through the browser with the rest. */
const identifying = new Set([
  'kind',
  'organization',
  'externalId',
  'keyId',
  'clientEmail',
  'issuerId',
  'provider',
  'returnTo',
  'next',
  'language',
  'state',
  'nonce',
]);

/** The tokens of tests are short words. */
const shortestSealed = 8;

function learnSealed(watch: SecretWatch, purpose: SealPurpose, plain: string): void {
  // Whoever has the address of a file may know which file it is.
  if (purpose === 'file link') return;
  // What was answered is no secret as a whole; what is secret in it was learned where it was made.
  if (purpose === 'kept answer') return;
  // A mail is no secret as a whole, and is searched itself; its links open accounts.
  if (purpose === 'mail') {
    for (const [token] of plain.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g))
      watch.learn('token of a mailed link', token);
    return;
  }
  for (const [name, value] of leavesOf(parsed(plain)))
    if (!identifying.has(name)) watch.learn('sealed text', value, shortestSealed);
}

/** Texts in a value, each with the name of the field that it stands in. */
function leavesOf(value: unknown, name = ''): (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, Array.isArray(value) ? name : key));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
