import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';
import { deadSiteLinks } from './site-links.ts';
import { trackedFiles } from './tracked-files.ts';

/** Links from page to page of the documentation, and from the pages outside it, lead to a file. */
export const linkFence: Fence = {
  name: 'links',
  find(root) {
    const pages = trackedFiles(root).filter((file) => file.endsWith('.md'));
    return Promise.resolve(pages.flatMap((page) => deadLinks(root, page)));
  },
};

/** Links of the documentation as it is built lead somewhere, down to the heading. Building it takes a minute. */
export const siteFence: Fence = {
  name: 'site',
  async find(root) {
    const { code, output } = await runTool(root, 'vitepress', ['build', 'docs']);
    if (code !== 0) return siteFaults(output);
    return deadSiteLinks(join(root, 'docs/.vitepress/dist'), '/docs/');
  },
};

function deadLinks(root: string, page: string): string[] {
  // An address that begins with a slash is the site's.
  const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g);
  return [...links]
    .filter(([, link = '']) => !leadsToFile(join(root, dirname(page), link), page))
    .map(([, link]) => `${page} links to ${link}, which is not there`);
}

function leadsToFile(path: string, page: string): boolean {
  if (existsSync(path)) return true;
  // On the site a page is linked with or without its ending.
  return page.startsWith('docs/') && existsSync(`${path.replace(/\.html$/, '')}.md`);
}

function siteFaults(output: string): string[] {
  const dead = output.split('\n').filter((line) => line.includes('dead link'));
  return dead.length > 0 ? dead : [output.trim()];
}
