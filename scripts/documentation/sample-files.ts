import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trackedFiles } from '../checks/tracked-files.ts';
import { exampleFile } from './example-file.ts';
import { outerNamesIn } from './names-in.ts';
import { samplesOf } from './samples.ts';
import type { PublicExport } from './surface/public-export.ts';
import { readPublicSurface } from './surface/read-public-surface.ts';
import { surroundings } from './surroundings.ts';

/** A sample of the documentation as a file. */
export interface SampleFile {
  /** Below a folder of samples; its own folder has the path of the page, or the name of the entry, that shows it. */
  path: string;
  code: string;
}

/**
 * All code of the README, of guides and of the docstrings' examples, with what they leave to their reader. Takes the
 * exports where they have been read already, since that takes seconds.
 */
export function sampleFiles(
  root: string,
  exports: readonly PublicExport[] = readPublicSurface(root).exports,
): SampleFile[] {
  return [...pageSamples(root), ...examples(exports), { path: 'surroundings.d.ts', code: surroundings }];
}

function pageSamples(root: string): SampleFile[] {
  const pages = trackedFiles(root).filter((file) =>
    /^(README\.md|docs\/(guides|features)\/.*\.md)$/.test(file),
  );
  return pages.flatMap((page) =>
    samplesOf(readFileSync(join(root, page), 'utf8')).map(({ name, code }) =>
      sampleFile(join(page, name), code),
    ),
  );
}

function examples(exports: readonly PublicExport[]): SampleFile[] {
  return exports.flatMap((one) =>
    one.doc.examples.map((example, index) =>
      sampleFile(join('examples', one.entry, `${one.name}-${index}.tsx`), exampleFile(example, one, exports)),
    ),
  );
}

const surrounding = new Set([...surroundings.matchAll(/export declare \w+ (\w+)/g)].map(([, name]) => name));

/** What the code takes from its surroundings is imported on its first line, so that its lines are those of the page. */
function sampleFile(path: string, code: string): SampleFile {
  const up = dirname(path)
    .split('/')
    .map(() => '..')
    .join('/');
  const names = outerNamesIn(code).filter((name) => surrounding.has(name));
  const first = names.length > 0 ? `import { ${names.join(', ')} } from '${up}/surroundings'` : 'export {}';
  return { path, code: `${first}; ${code}` };
}
