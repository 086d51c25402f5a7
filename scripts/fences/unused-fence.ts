import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';

/** knip: files nobody imports, exports nobody uses, dependencies nobody needs. */
export const unusedFence: Fence = {
  name: 'unused',
  async find(root) {
    const run = await runTool(root, 'knip', ['--reporter', 'compact', '--no-progress']);
    return faultsOf(run, (line) => line.trim() !== '' && !/^(\S+ )+\(\d+\)$|Configuration hints/.test(line));
  },
};
