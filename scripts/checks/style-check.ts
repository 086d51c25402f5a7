import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * Styled definitions in features and in the panel. It only ever goes down: what a screen needs is in the kit and the
 * patterns, and 480 is about as many as have a look of their own.
 */
const most = 181;

const screens = /^(packages\/sdk\/src\/features|apps\/panel\/src)\/.*\.tsx?$/;
const tests = /\.(test|stories)\.tsx?$|\/(stories|testing)\//;
const definition = /\bstyled(?:\.[a-z]\w*|\()/g;

/** Screens are made of layout elements and patterns, and do not style again what stands there. */
export const styleCheck: Check = {
  name: 'styles',
  find(root) {
    const counts = trackedFiles(root)
      .filter((file) => screens.test(file) && !tests.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8').match(definition)?.length ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (all > most)
      return Promise.resolve([
        `${all} styled definitions in features and the panel, at most ${most}: compose ui/layout and patterns, see docs/recipes/add-a-list.md`,
      ]);
    if (all < most)
      return Promise.resolve([
        `${all} styled definitions in features and the panel, ${most} before: write ${all} into style-check.ts, so that they stay gone`,
      ]);
    return Promise.resolve([]);
  },
};
