/** Replaces the texts of a page as a browser does that translates it: React's text nodes are gone afterwards. */
export function translatePage(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && isTranslated(walker.currentNode))
      texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const inner = page.createElement('font');
    inner.textContent = text.data;
    const outer = page.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const isTranslated = ({ data, parentElement }: Text): boolean =>
  data.trim() !== '' &&
  !parentElement?.closest('script, style, textarea, font, [translate="no"], .notranslate');
