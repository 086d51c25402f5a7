/** A sitemap of these addresses (sitemaps.org). */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${xmlText(address)}</loc></url>`).join('\n');
  return `${declaration}<urlset xmlns="${namespace}">\n${urls}\n</urlset>\n`;
}

/** An index of sitemaps, where one cannot hold all. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`).join('\n');
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${maps}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
