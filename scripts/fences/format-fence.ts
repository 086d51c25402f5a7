import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';

/** What `oxfmt` would write is what stands there. */
export const formatFence: Fence = {
  name: 'format',
  async find(root) {
    const run = await runTool(root, 'oxfmt', ['--check']);
    return faultsOf(run, (line) => /^\S+\.\w+ \(\d+ms\)$/.test(line)).map((line) =>
      line.replace(/ \(\d+ms\)$/, ' is not formatted'),
    );
  },
};
