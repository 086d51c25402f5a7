import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';

/** `.oxlintrc.json`: what is wrong or suspicious, and the habits of this house that a rule can tell. */
export const lintFence: Fence = {
  name: 'lint',
  async find(root) {
    const run = await runTool(root, 'oxlint', ['--format', 'unix', '--deny-warnings']);
    return faultsOf(run, (line) => /\[(Error|Warning)\//.test(line));
  },
};
