import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from './checks.ts';
import { faultsOf, runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** Links from page to page of the documentation, and from the pages outside it, lead to a file. */
export const linkCheck: Check = {
  name: 'links',
  async find(root) {
    const faults = await buildPages(root);
    const pages = trackedFiles(root).filter((file) => file.endsWith('.md'));
    return [...faults, ...pages.flatMap((page) => deadLinks(root, page))];
  },
};

/** Links of the documentation as it is built lead somewhere, down to the heading. Building it takes a minute. */
export const siteCheck: Check = {
  name: 'site',
  async find(root) {
    const faults = await buildPages(root);
    if (faults.length > 0) return faults;
    const { code, output } = await runTool(root, 'vitepress', ['build', 'docs']);
    if (code !== 0) return siteFaults(output);
    const site = join(root, 'docs/.vitepress/dist');
    return [...deadSiteLinks(site, '/docs/'), ...deadMarkdownLinks(site, '/docs/')];
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

/** Links of the built site that lead to no page, or to no such place on a page. */
export function deadSiteLinks(site: string, base: string): string[] {
  const pages = new Map(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.startsWith('storybook'))
      .map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(site, file), 'utf8')]),
  );
  const dead = [...pages].flatMap(([page, html]) =>
    linksOf(html, base)
      .filter((link) => !leadsSomewhere(link, page, pages, site))
      .map((link) => ({ link, page: page.slice(1) })),
  );
  // A sidebar repeats its fault on every page.
  return [...Map.groupBy(dead, ({ link }) => link)].map(
    ([link, [first, ...others]]) =>
      `${first?.page}${others.length > 0 ? ` and ${others.length} more` : ''} links to ${link}, which is not there`,
  );
}

/** What `llms.txt` of the built site leads to and is not there. */
export function deadMarkdownLinks(site: string, base: string): string[] {
  const list = join(site, 'llms.txt');
  if (!existsSync(list)) return ['llms.txt was not built'];
  const links = [...readFileSync(list, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  if (links.length === 0) return ['llms.txt leads nowhere'];
  return links
    .filter((link) => !link.startsWith(base) || !existsSync(join(site, link.slice(base.length))))
    .map((link) => `llms.txt links to ${link}, which is not there`);
}

function linksOf(html: string, base: string): string[] {
  const found = html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g);
  const links = [...found].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return [...new Set(links)].flatMap((link) => {
    if (link.startsWith('#')) return [link];
    return link.startsWith(base) && !link.startsWith(`${base}storybook/`)
      ? [`/${link.slice(base.length)}`]
      : [];
  });
}

function leadsSomewhere(
  link: string,
  page: string,
  pages: ReadonlyMap<string, string>,
  site: string,
): boolean {
  const [path = '', anchor] = link.split('#');
  const target =
    path === '' ? page : [`${path}.html`, `${path}index.html`, path].find((one) => pages.has(one));
  if (target === undefined) return existsSync(join(site, path)) && anchor === undefined;
  return (
    anchor === undefined || anchor === '' || hasPlace(pages.get(target) ?? '', decodeURIComponent(anchor))
  );
}

function hasPlace(html: string, anchor: string): boolean {
  return html.includes(`id="${anchor}"`) || html.includes(`id="${anchor.replaceAll('&', '&amp;')}"`);
}
