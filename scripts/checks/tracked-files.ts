import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped =
  /^(node_modules|dist|storybook-static|coverage|\.git|\.cache|\.pinfold|test-results|playwright-report|cache)$/;

/** Paths of all source files, without what is installed or built. */
export function trackedFiles(root: string, folder = root): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return trackedFiles(root, path);
    return entry.isFile() ? [relative(root, path).split(sep).join('/')] : [];
  });
}
