import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../startup-error.ts';

/** A key of the installation: 32 bytes, with the name that a sealed text says it by. */
export interface NamedKey {
  name: string;
  bytes: Buffer;
}

/** The keys of the installation, the newest first: it seals and signs, and all of them open and verify. */
export interface KeyRing {
  /** The keys as they were last read. */
  known(): readonly [NamedKey, ...NamedKey[]];
  /** The same, read again where their file has changed since: another process may have added a key. */
  current(): readonly [NamedKey, ...NamedKey[]];
}

/** The key that stands without a name, as all did before there were several. */
export const initialKeyName = 'initial';

/** Whether a text can be the name of a key: it stands between dots in sealed texts, and in addresses. */
export function isKeyName(text: string): boolean {
  return /^[a-z\d][a-z\d-]{0,31}$/.test(text);
}

/**
 * Reads keys of the form `name:base64`, apart by commas or blanks, the newest first; one may stand without a name.
 * Returns undefined where a key is not 32 bytes in base64, or a name stands twice.
 */
export function readKeys(text: string): readonly [NamedKey, ...NamedKey[]] | undefined {
  const keys = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map(readKey);
  const [newest, ...older] = keys.filter((key) => key !== undefined);
  const names = new Set(keys.map((key) => key?.name));
  return newest && !names.has(undefined) && names.size === keys.length ? [newest, ...older] : undefined;
}

function readKey(entry: string): NamedKey | undefined {
  const [, name = initialKeyName, key = ''] = /^(?:([^:]*):)?([^:]*)$/.exec(entry) ?? [];
  if (!isKeyName(name) || !/^[A-Za-z\d+/_-]{43}=?$/.test(key)) return undefined;
  return { name, bytes: Buffer.from(key, 'base64') };
}

/** Keys that stay as they are until the process ends. */
export function fixedKeyRing(keys: readonly [NamedKey, ...NamedKey[]]): KeyRing {
  return { known: () => keys, current: () => keys };
}

/**
 * Keys in a file, which may change while the process runs. A file that meanwhile cannot be read leaves the keys as they
 * were.
 * @throws StartupError if it cannot be used at first
 */
export function keyRingOfFile(file: string): KeyRing {
  let state = stateOf(file);
  let keys = readKeyFile(file);
  return {
    known: () => keys,
    current() {
      try {
        const now = stateOf(file);
        if (now !== state) [keys, state] = [readKeyFile(file), now];
      } catch {
        // Whoever replaces the file in a way that leaves a moment without it has not taken the keys back.
      }
      return keys;
    },
  };
}

/** @throws StartupError that names the file, and none of its keys */
export function readKeyFile(file: string): readonly [NamedKey, ...NamedKey[]] {
  const keys = readKeys(readFileSync(file, 'utf8'));
  if (!keys) throw new StartupError(`${file} is not usable: ${keysExpected}.`);
  return keys;
}

/** What a setting or a file of keys has to be. */
export const keysExpected =
  'keys of the form name:base64 are expected, each of 32 bytes and with a name of its own';

function stateOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return [ino, mtimeMs, size].join(' ');
}
