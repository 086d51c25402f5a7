import type { RefObject } from 'react';
import { useBeforePaint } from './load-order.ts';

/** Adds styles to the document or shadow root of an element, once for all elements that use them, until the last unmounts. */
export function useSheet(place: RefObject<Element | null>, css: string, nonce: string | undefined): void {
  useBeforePaint(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const sheets = known.get(root) ?? new Map<string, SharedSheet>();
    known.set(root, sheets);
    const held = sheets.get(css) ?? { users: 0, remove: add(root, css, nonce) };
    sheets.set(css, held);
    held.users += 1;
    return () => {
      held.users -= 1;
      if (held.users > 0) return;
      sheets.delete(css);
      held.remove();
    };
  }, [place, css, nonce]);
}

interface SharedSheet {
  users: number;
  remove(): void;
}

const known = new WeakMap<Node, Map<string, SharedSheet>>();

function add(root: Document | ShadowRoot, css: string, nonce: string | undefined): () => void {
  // Every Content-Security-Policy allows a constructed sheet; a style element needs the nonce.
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  (root instanceof Document ? root.head : root).append(style);
  return () => style.remove();
}
