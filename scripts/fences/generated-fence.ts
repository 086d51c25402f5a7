import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';

/** The OpenAPI document, the reports of the SDK's entries and the table of settings say what the code says. */
export const generatedFence: Fence = {
  name: 'generated',
  async find(root) {
    const run = await runTool(root, 'node', ['scripts/generate.ts', '--check']);
    return faultsOf(run, (line) => line.endsWith('is stale'));
  },
};
