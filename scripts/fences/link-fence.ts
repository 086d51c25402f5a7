import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fence } from './fence.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { deadSiteLinks } from './site-links.ts';
import { trackedFiles } from './tracked-files.ts';

/** Links from page to page of the documentation, and from the pages outside it, lead to a file. */
export const linkFence: Fence = {
  name: 'links',
  async find(root) {
    const faults = await buildPages(root);
    const pages = trackedFiles(root).filter((file) => file.endsWith('.md'));
    return [...faults, ...pages.flatMap((page) => deadLinks(root, page))];
  },
};

/** Links of the documentation as it is built lead somewhere, down to the heading. Building it takes a minute. */
export const siteFence: Fence = {
  name: 'site',
  async find(root) {
    const faults = await buildPages(root);
    if (faults.length > 0) return faults;
    const { code, output } = await runTool(root, 'vitepress', ['build', 'docs']);
    if (code !== 0) return siteFaults(output);
    return deadSiteLinks(join(root, 'docs/.vitepress/dist'), '/docs/');
  },
};

/** Half of the pages are made from code and not committed. */
async function buildPages(root: string): Promise<string[]> {
  return faultsOf(await runTool(root, 'node', ['scripts/build-docs.mjs']), () => false);
}

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
