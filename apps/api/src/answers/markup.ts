import { html as template, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** What needs no more escaping: made by `html`, `xml` and the elements below, and by nothing else. */
export type Markup = HtmlEscapedString;

/** What may stand in a template: text is escaped, a list is its entries in a row, and undefined is nothing. */
export type MarkupPart = string | number | undefined | readonly MarkupPart[];

/**
 * Returns HTML in which every value is escaped, as text and between quotation marks. Throws where a value would stand in
 * an attribute without them, since a blank in it would begin another attribute.
 */
export function html(texts: TemplateStringsArray, ...values: MarkupPart[]): Markup {
  if (!checked.has(texts)) checkQuotes(texts);
  // Only promises among the values make a promise of it.
  return template(texts, ...values) as Markup;
}

/** The same for XML, where the same five characters are escaped. */
export function xml(texts: TemplateStringsArray, ...values: MarkupPart[]): Markup {
  return html(texts, ...values);
}

const checked = new WeakSet<TemplateStringsArray>();

function checkQuotes(texts: TemplateStringsArray): void {
  for (let count = 1; count < texts.length; count += 1)
    if (bareAttribute.test(texts.slice(0, count).join('')))
      throw new TypeError('The value of an attribute stands between quotation marks.');
  checked.add(texts);
}

/** A tag that is still open, whose last attribute has no quotation mark yet. */
const bareAttribute = /<[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*=\s*$/;

/** Returns a style sheet in its element, with nothing around it: a policy knows it by its hash. */
export function styleElement(sheet: string): Markup {
  if (sheet.includes('</')) throw new TypeError('A style sheet must not end its element.');
  return raw(`<style>${sheet}</style>`);
}

/** Returns data for search engines (JSON-LD), whose text can neither end the element nor begin a comment in it. */
export function jsonLdElement(data: object): Markup {
  const json = JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return raw(`<script type="application/ld+json">${json}</script>`);
}
