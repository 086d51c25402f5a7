import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleFiles } from '../documentation/sample-files.ts';
import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** Reading the SDK's sources takes longest, so that what imports them is compiled together: our own, and that of hosts. */
const sharedPrograms = ['tsconfig.browser.json', 'tsconfig.consumers.json'];

/** The sources of the SDK that are published, whose exports name their types. */
const namedProgram = 'packages/sdk/tsconfig.build.json';

/**
 * Every workspace with a `tsconfig.json` compiles, by itself or together with its like; so does what the documentation
 * shows, and what the SDK publishes names its types.
 */
export const typeFence: Fence = {
  name: 'types',
  async find(root) {
    writeSamples(root);
    const faults: string[] = [];
    for (const project of [...sharedPrograms, ...foldersThatCompileAlone(root)]) {
      // Each further checker repeats half of the work, and other suites keep the other core busy.
      const run = await runTool(root, 'tsc', ['-p', project, '--checkers', '1', '--pretty', 'false']);
      faults.push(...faultsOf(run, (line) => /error TS\d+/.test(line)));
    }
    // Whether a type is named shows without checking it; what else is wrong in these sources has been found above.
    const args = ['-p', namedProgram, '--noCheck', '--pretty', 'false'];
    const run = await runTool(root, 'tsc', [...args, '--emitDeclarationOnly', 'false', '--noEmit']);
    faults.push(...faultsOf({ ...run, code: 0 }, (line) => /error TS90\d\d/.test(line)));
    return faults;
  },
};

function foldersThatCompileAlone(root: string): string[] {
  const workspaces = new Set(
    trackedFiles(root).map((file) => /^((apps|packages|examples)\/)?[^/]+/.exec(file)?.[0] ?? ''),
  );
  const shared = sharedPrograms.flatMap((file) => {
    const { include } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { include: string[] };
    return include;
  });
  return [...workspaces].filter(
    (folder) =>
      existsSync(join(root, folder, 'tsconfig.json')) &&
      !shared.some((path) => path.startsWith(`${folder}/`)),
  );
}

/** To where `tsconfig.consumers.json` looks for them. */
function writeSamples(root: string): void {
  const folder = join(root, '.cache', 'samples');
  rmSync(folder, { recursive: true, force: true });
  for (const { path, code } of sampleFiles(root)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
