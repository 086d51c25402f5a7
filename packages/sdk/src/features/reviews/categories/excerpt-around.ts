/** A place in a text with a few words around it. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const lettersAround = 60;

/** The words that were matched, with as much around them as fits into two lines, cut between words. */
export function excerptAround(text: string, from: number, to: number): Excerpt {
  const start = from <= lettersAround ? 0 : cutAfterSpace(text, from - lettersAround, from);
  const end = text.length - to <= lettersAround ? text.length : cutBeforeSpace(text, to + lettersAround, to);
  return {
    before: (start > 0 ? '… ' : '') + text.slice(start, from),
    match: text.slice(from, to),
    after: text.slice(to, end) + (end < text.length ? ' …' : ''),
  };
}

function cutAfterSpace(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < limit ? space + 1 : limit;
}

function cutBeforeSpace(text: string, at: number, limit: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > limit ? space : limit;
}
