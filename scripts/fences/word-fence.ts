import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { trackedFiles } from './tracked-files.ts';

/** Put together from parts, so that this file passes its own test. */
const forbidden: readonly [RegExp, string][] = [
  [/(^|[\s"'`(=])\/(home|Users|root)\/[\w.-]+/m, 'a path of one machine'],
  [new RegExp(`${'/wo'}${'rk'}/(main|shared|brief)`), 'a path of one machine'],
  [/[A-Z]:\\\\?Users\\/, 'a path of one machine'],
  [/"resolved": "https?:|^(@[\w-]+:)?registry\s*=|_auth[T]oken/m, 'the address of a package registry'],
  [new RegExp(`-----BEGIN ${'[A-Z ]*'}PRIVATE KEY-----`), 'a private key'],
  [/\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|sk-[A-Za-z0-9]{32,}|xox[bp]-[\w-]{20,}|AIza[\w-]{35})\b/, 'a key'],
  [/\b(T[O]DO|F[I]XME)\b/, 'unfinished work'],
];

const text = /[.](tsx?|m?js|json|md|ya?ml|css|html|sql|sh|svg)$|(^|\/)([.]npmrc|run|LICENSE)$/;

/** Nothing secret, nothing that is true on one machine only, nothing left half done. */
export const wordFence: Fence = {
  name: 'words',
  find: (root) =>
    Promise.resolve(
      trackedFiles(root)
        .filter((file) => text.test(file))
        .flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8'))),
    ),
};

function faultsIn(file: string, content: string): string[] {
  return forbidden.flatMap(([pattern, what]) => {
    const found = pattern.exec(content);
    if (!found) return [];
    const line = content.slice(0, found.index + found[0].search(/\S/)).split('\n').length;
    return [`${file}:${line}: ${what} (${found[0].trim().slice(0, 40)})`];
  });
}
