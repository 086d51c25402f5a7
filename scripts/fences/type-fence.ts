import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** Every workspace with a `tsconfig.json` compiles by itself. */
export const typeFence: Fence = {
  name: 'types',
  async find(root) {
    const faults: string[] = [];
    for (const folder of foldersWithTypes(root)) {
      // Each further checker repeats half of the work, and other suites keep the other core busy.
      const run = await runTool(root, 'tsc', ['-p', folder, '--checkers', '1', '--pretty', 'false']);
      faults.push(...faultsOf(run, (line) => /error TS\d+/.test(line)));
    }
    return faults;
  },
};

function foldersWithTypes(root: string): string[] {
  const workspaces = new Set(
    trackedFiles(root).map((file) => /^((apps|packages|examples)\/)?[^/]+/.exec(file)?.[0] ?? ''),
  );
  return [...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
