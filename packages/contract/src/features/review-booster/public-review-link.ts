/**
 * Returns the first address in a text that leads to a page for public reviews: one of the given pages, whatever its query
 * is, or one of the well-known ones. Undefined where there is none.
 */
export function publicReviewLink(text: string, pages: readonly string[] = []): string | undefined {
  const plain = text.toLowerCase();
  const own = pages.map(addressOf).find((address) => address !== '' && plain.includes(address));
  return own ?? wellKnown.exec(plain)?.[0];
}

/** Host and path of an address, as people also type it: without scheme, `www.`, query and last slash. */
function addressOf(url: string): string {
  return url
    .toLowerCase()
    .replace(/^[a-z]+:\/\/(www\.)?/u, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/+$/u, '');
}

const wellKnown = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(www\.)?(${[
    String.raw`g\.page(?![\p{L}\p{N}.-])`,
    String.raw`maps\.app\.goo\.gl`,
    String.raw`goo\.gl\/maps`,
    String.raw`search\.google\.[a-z.]+\/local\/(write)?reviews?`,
    String.raw`(maps\.google\.[a-z.]+|google\.[a-z.]+\/maps)`,
    String.raw`google\.[a-z.]+\/search\?\S*(lrd|writereview)`,
    String.raw`facebook\.com\/\S*\/reviews`,
    String.raw`tripadvisor\.[a-z.]+`,
    String.raw`yelp\.[a-z.]+`,
    String.raw`trustpilot\.com`,
  ].join('|')})`,
  'u',
);
