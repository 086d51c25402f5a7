import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { trackedFiles } from './tracked-files.ts';

/** Within each of these a name stands for one thing; between them it may: a service is called like its endpoint. */
const scopes = ['apps/api/src/', 'packages/contract/src/features/', 'packages/sdk/src/features/'];

/** Names that are exported twice all the same, by scope. It only ever gets shorter. */
const allowed: Record<string, readonly string[]> = {};

const tests = /\.(test|stories)\.tsx?$|\/(stories|testing)\//;
const definition = /^export (?:default )?(?:async )?(?:function\*?|class|const) (\w+)/gm;

/** Two exports of one name are one mechanism written twice, or two things of which one needs a better name. */
export const duplicateCheck: Check = {
  name: 'duplicates',
  find(root) {
    const files = trackedFiles(root).filter((file) => /\.tsx?$/.test(file) && !tests.test(file));
    return Promise.resolve(
      scopes.flatMap((scope) =>
        faultsIn(
          root,
          files.filter((file) => file.startsWith(scope)),
          allowed[scope] ?? [],
        ),
      ),
    );
  },
};

function faultsIn(root: string, files: readonly string[], known: readonly string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(definition))
      places.set(name, (places.get(name) ?? new Set()).add(file));
  const isRepeated = (name: string) => (places.get(name)?.size ?? 0) > 1;
  return [
    ...[...places]
      .filter(([name]) => isRepeated(name) && !known.includes(name))
      .map(([name, found]) => `${[...found].join(' and ')} both export ${name}: share it, or rename one`),
    ...known
      .filter((name) => !isRepeated(name))
      .map((name) => `${name} is exported once: delete it from duplicate-check.ts, so that it stays so`),
  ];
}
