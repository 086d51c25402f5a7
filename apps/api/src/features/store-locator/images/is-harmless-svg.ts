const maxLength = 300_000;

/** How often a picture may name each of what is drawn again and again: nested, a few of them are already millions. */
const mostNamed = { use: 12, pattern: 12, filter: 8 };

/**
 * Whether a text is an SVG that only has shapes of its own: no entities, scripts, pictures inside it or references to
 * anything outside, and nothing that multiplies.
 */
export function isHarmlessSvg(text: string): boolean {
  if (text.length > maxLength || !startsAsSvg.test(text)) return false;
  if (forbidden.some((pattern) => pattern.test(text))) return false;
  if ((text.match(filtered)?.length ?? 0) > mostFiltered) return false;
  return Object.entries(mostNamed).every(([name, most]) => countOf(text, name) <= most);
}

/** Each of these is blurred, lit or mixed by itself, over the whole picture. */
const filtered = /\bfilter\s*[:=]/gi;
const mostFiltered = 50;

/** After a mark of the byte order, a declaration, a type without entities of its own, and comments. */
const startsAsSvg =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:[^-]|-(?!->))*-->\s*)*(<!doctype svg[^[>]*>\s*)?(<!--(?:[^-]|-(?!->))*-->\s*)*<(?:[\w-]+:)?svg[\s>]/i;

const forbidden = [
  /<!doctype[^>]*\[/i,
  /<!entity/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(script|image|feimage|foreignobject)[\s>/]/i,
  /href\s*=\s*["']?\s*(?!["'\s#])/i,
  /url\(\s*["']?\s*(?!["'\s#])/i,
  /@import/i,
];

function countOf(text: string, element: string): number {
  return text.match(new RegExp(`<(?:[\\w-]+:)?${element}[\\s>/]`, 'gi'))?.length ?? 0;
}
