import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** The workspaces that compile the SDK's sources, which takes longest, do so in one program. */
const browserProgram = 'tsconfig.browser.json';

/** The sources of the SDK that are published, whose exports name their types. */
const namedProgram = 'packages/sdk/tsconfig.build.json';

/** Every workspace with a `tsconfig.json` compiles, by itself or together with its like; what the SDK publishes names its types. */
export const typeFence: Fence = {
  name: 'types',
  async find(root) {
    const faults: string[] = [];
    for (const project of [browserProgram, ...foldersThatCompileAlone(root)]) {
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
  const { include } = JSON.parse(readFileSync(join(root, browserProgram), 'utf8')) as { include: string[] };
  return [...workspaces].filter(
    (folder) =>
      existsSync(join(root, folder, 'tsconfig.json')) &&
      !include.some((path) => path.startsWith(`${folder}/`)),
  );
}
