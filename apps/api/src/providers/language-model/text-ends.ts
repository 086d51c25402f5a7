/** Where a text can be cut after a word. */
export function wordEnds(text: string): number[] {
  return [...text.matchAll(/\s+/g)].map(({ index }) => index);
}

/** Ends of lines, and of sentences after which another begins: after "ul." none does. */
export function sentenceEnds(text: string): number[] {
  const found = text.matchAll(/\n|[.!?…]+["”»')]*(?=\s+[^\p{Ll}\p{N}\s])/gu);
  return [...found].map(({ 0: end, index }) => (end === '\n' ? index : index + end.length));
}
