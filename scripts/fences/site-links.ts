import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
