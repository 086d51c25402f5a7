/**
 * Returns Latin texts that are not laid out from left to right, such as ".godz 2" for "2 godz.": in a right-to-left
 * page numbers and full stops of other languages move to the wrong end.
 */
export function mixedUpTexts(root: Element): string[] {
  const found: string[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isLatin(node.data) && isMixedUp(node)) found.push(node.data);
  return found;
}

function isLatin(words: string): boolean {
  return /\p{Script=Latin}/u.test(words) && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(words);
}

function isMixedUp(text: Text): boolean {
  let before: DOMRect | undefined;
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text.data[at] ?? '')) continue;
    const range = text.ownerDocument.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const place = range.getBoundingClientRect();
    if (place.width === 0) continue;
    const isOnSameLine = before && Math.abs(before.top - place.top) < 2;
    if (before && isOnSameLine && place.left < before.left) return true;
    before = place;
  }
  return false;
}
