import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';

/** The OpenAPI document, the SDK's types and the pages that list things say what the code says. */
export const generatedFence: Fence = {
  name: 'generated',
  async find(root) {
    const run = await runTool(root, 'node', ['scripts/generate.ts', '--check']);
    return faultsOf(run, (line) => line.endsWith('is stale'));
  },
};
