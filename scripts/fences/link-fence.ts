import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';
import { deadSiteLinks } from './site-links.ts';
import { trackedFiles } from './tracked-files.ts';

/** Links of the documentation lead somewhere, down to the heading: within the site as built, elsewhere as the folders tell. */
export const linkFence: Fence = {
  name: 'links',
  async find(root) {
    const pages = trackedFiles(root).filter((file) => file.endsWith('.md') && !file.startsWith('docs/'));
    const faults = pages.flatMap((page) => deadLinks(root, page));
    const { code, output } = await runTool(root, 'vitepress', ['build', 'docs']);
    if (code !== 0) return [...faults, ...siteFaults(output)];
    return [...faults, ...deadSiteLinks(join(root, 'docs/.vitepress/dist'), '/docs/')];
  },
};

function deadLinks(root: string, page: string): string[] {
  const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  return [...links]
    .filter(([, link = '']) => !existsSync(join(root, dirname(page), link)))
    .map(([, link]) => `${page} links to ${link}, which is not there`);
}

function siteFaults(output: string): string[] {
  const dead = output.split('\n').filter((line) => line.includes('dead link'));
  return dead.length > 0 ? dead : [output.trim()];
}
