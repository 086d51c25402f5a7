import { useInsertionEffect } from 'react';
import { getNonce } from 'react-aria/private/utils/getNonce';

/**
 * React Aria adds two style elements of its own and looks for their nonce in the document alone, where a host has no
 * reason to put it. What it finds once it keeps, so it is shown ours for the length of one call.
 */
export function useNonce(nonce: string | undefined): void {
  useInsertionEffect(() => {
    if (!nonce) return;
    const page: object & { __webpack_nonce__?: string } = globalThis;
    const before = page.__webpack_nonce__;
    page.__webpack_nonce__ = nonce;
    getNonce(document);
    if (before === undefined) Reflect.deleteProperty(page, '__webpack_nonce__');
    else page.__webpack_nonce__ = before;
  }, [nonce]);
}
