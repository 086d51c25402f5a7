import { createHash } from 'node:crypto';
import * as z from 'zod';
import { operatorCommand, type OperatorCommand } from '../command/operator-command.ts';
import { readOptions, type Subcommand } from '../command/subcommand.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/database.ts';
import { isKeyName, type KeyRing, type NamedKey } from '../secrets/key-ring.ts';
import { keyFile } from '../secrets/load-key-ring.ts';
import { notificationSecretOf } from '../secrets/notification-secret.ts';
import { createSealer } from '../secrets/sealer.ts';
import { StartupError } from '../startup-error.ts';
import { countSealed, describeCounts, describeMissingKeys } from './count-sealed.ts';
import { addToKeyFile, newKeyEntry, retireFromKeyFile } from './key-file.ts';
import { reseal, type ResealedPlace } from './reseal.ts';

/** What `npm run keys` works with. */
export interface KeysContext {
  config: Config;
  queries: Queryable;
  keys: KeyRing;
  now(): Date;
}

const keyName = z.string().refine(isKeyName, 'up to 32 small letters, digits and dashes are expected');

const list: Subcommand<KeysContext> = {
  usage: '[--addresses]',
  says: 'Lists the keys, the newest first, with what is sealed under each; with --addresses also where notifications arrive.',
  async run({ config, queries, keys }, args) {
    const options = z.strictObject({ addresses: z.boolean().default(false).meta({ flag: true }) });
    const { addresses } = readOptions(options, args);
    const counts = await countSealed(queries);
    const lines = keys.current().map((key, index) => {
      const of = counts.filter((one) => one.key === key.name);
      const sealed = of.length > 0 ? describeCounts(of) : 'nothing is sealed under it';
      return `${key.name} (${index === 0 ? 'seals' : 'opens'}, fingerprint ${fingerprint(key)}): ${sealed}`;
    });
    lines.push(...(await describeMissingKeys(queries, keys)));
    if (!addresses) return lines;
    const base = (config.PINFOLD_PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');
    const addressOf = (key: NamedKey) =>
      `${key.name}: ${base}/api/providers/google/notifications/${notificationSecretOf(key)}`;
    return [...lines, ...keys.current().map(addressOf)];
  },
};

const add: Subcommand<KeysContext> = {
  usage: '[--key NAME]',
  says: 'Makes a key, named after today without --key. In a file of keys it is the first from now on; otherwise it is printed, once.',
  async run({ config, queries, keys, now }, args) {
    const options = z.strictObject({ key: keyName.default(now().toISOString().slice(0, 10)) });
    const { key } = readOptions(options, args);
    if (keys.current().some(({ name }) => name === key))
      throw new StartupError(`There is a key “${key}”: name another one with --key.`);
    const counts = await countSealed(queries);
    if (counts.some((one) => one.key === key))
      throw new StartupError(`“${key}” is the name of a key that is missing: name another one with --key.`);
    const entry = newKeyEntry(key);
    const file = keyFile(config);
    if (file === undefined)
      return [
        entry,
        'Put it last into PINFOLD_SECRET, after a comma, and restart all processes: then all of them can open with it.',
        'Then put it first and restart them again: it seals. Then: npm run keys -- reseal',
      ];
    await addToKeyFile(file, entry);
    return [
      `“${key}” is the first key of ${file}: processes that read this file seal with it without a restart.`,
      'Then: npm run keys -- reseal',
    ];
  },
};

const resealCommand: Subcommand<KeysContext> = {
  usage: '',
  says: 'Seals with the newest key what is sealed with others, while the product runs; run again, it goes on.',
  async run({ queries, keys }, args) {
    readOptions(z.strictObject({}), args);
    const places = await reseal({ queries, keys, sealer: createSealer(keys) });
    const lines = places.flatMap((place) => describeResealed(place, keys));
    if (places.some(({ unreadable }) => unreadable.size > 0)) throw new StartupError(lines.join('\n'));
    const [newest] = keys.current();
    const left = (await countSealed(queries)).filter(({ key }) => key !== newest.name);
    const end =
      left.length > 0
        ? `Sealed with another key meanwhile: ${describeCounts(left)}. Run it again; if there are always some, a process does not know “${newest.name}” yet.`
        : `Everything is sealed with “${newest.name}”.`;
    return [...lines, end];
  },
};

function describeResealed({ place, resealed, changed, unreadable }: ResealedPlace, keys: KeyRing): string[] {
  const names = new Set(keys.current().map(({ name }) => name));
  const parts = [
    ...(resealed > 0 ? [`${resealed} resealed`] : []),
    ...(changed > 0 ? [`${changed} changed meanwhile`] : []),
    ...[...unreadable].map(
      ([key, count]) =>
        `${count} not to be opened: “${key}” is ${names.has(key) ? 'another key' : 'missing'}`,
    ),
  ];
  return parts.length > 0 ? [`${place}: ${parts.join(', ')}`] : [];
}

const retire: Subcommand<KeysContext> = {
  usage: '--key NAME',
  says: 'Takes a key out of the file of keys, or says that it can be taken out of the setting; refused while anything is sealed under it.',
  async run({ config, queries, keys }, args) {
    const { key } = readOptions(z.strictObject({ key: keyName }), args);
    const [newest, ...older] = keys.current();
    if (key === newest.name)
      throw new StartupError(`“${key}” is the newest key, which seals: add another one first.`);
    if (!older.some(({ name }) => name === key)) throw new StartupError(`There is no key “${key}”.`);
    const left = (await countSealed(queries)).filter((one) => one.key === key);
    if (left.length > 0) {
      const total = left.reduce((sum, { count }) => sum + count, 0);
      throw new StartupError(
        `${total} texts are still sealed under “${key}”: ${describeCounts(left)}. First: npm run keys -- reseal`,
      );
    }
    const file = keyFile(config);
    if (file === undefined)
      return [`Nothing is sealed under “${key}”: take it out of PINFOLD_SECRET and restart all processes.`];
    const retired = await retireFromKeyFile(file, key);
    return [
      `“${key}” is no longer in ${file}. Backups from before need it: move it from ${retired} to where they are.`,
    ];
  },
};

/** Tells keys apart without telling anything about them: they are random, so a hash of one is nothing to guess from. */
function fingerprint({ bytes }: NamedKey): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** `npm run keys`: lists, adds and retires the keys of an installation. */
export const keysCommand: OperatorCommand<KeysContext> = operatorCommand('keys', {
  list,
  add,
  reseal: resealCommand,
  retire,
});
