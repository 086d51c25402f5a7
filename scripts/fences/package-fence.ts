import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';

/** The SDK as a stranger gets it: it builds, publint agrees with its tarball (at full size attw too), and it is not too large. */
export const packageFence: Fence = {
  name: 'package',
  async find(root) {
    for (const script of ['build', 'check:package', 'check:size']) {
      const { code, output } = await runTool(root, 'npm', ['run', '--silent', script, '-w', '@pinfold/sdk']);
      if (code !== 0) return [`npm run ${script} -w @pinfold/sdk:\n${output.trim()}`];
    }
    return [];
  },
};
