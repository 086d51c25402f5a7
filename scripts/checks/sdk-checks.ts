import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFolder } from '../api-report/api-reports.ts';
import { missingDocs } from '../documentation/surface/missing-docs.ts';
import { readPublicSurface } from '../documentation/surface/read-public-surface.ts';
import type { Check } from './checks.ts';
import { trackedFiles } from './tracked-files.ts';

/** Bytes that a person still reads in a review: of one report, and of all together. */
const limits = { one: 60 * 1024, all: 700 * 1024 };

/** The reports of what is public stay short enough to be read; types that the compiler had to print make them grow. */
export const reportCheck: Check = {
  name: 'reports',
  find(root) {
    const sizes = trackedFiles(root)
      .filter((file) => file.startsWith(`${reportFolder}/`))
      .map((file) => ({ file, size: readFileSync(join(root, file)).length }));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    return Promise.resolve([
      ...sizes
        .filter(({ size }) => size > limits.one)
        .map(
          ({ file, size }) => `${file}: ${kilobytes(size)}, at most ${kilobytes(limits.one)}: name its types`,
        ),
      ...(all > limits.all
        ? [`${reportFolder}: ${kilobytes(all)} together, at most ${kilobytes(limits.all)}: name its types`]
        : []),
    ]);
  },
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}

/** Every export of the SDK has a summary; components and hooks also have an example and their errors. */
export const tsdocCheck: Check = {
  name: 'tsdoc',
  find: (root) => Promise.resolve(missingDocs(readPublicSurface(root))),
};
