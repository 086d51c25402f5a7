import { useInsertionEffect } from 'react';
import { getNonce } from 'react-aria/private/utils/getNonce';

/**
 * React Aria adds two style elements of its own and looks for their nonce in the document alone, where a host has no
 * reason to put it. What it finds once it keeps, so it is shown ours for the length of one call.
 */
export function useNonce(nonce: string | undefined): void {
  useInsertionEffect(() => {
    if (!nonce) return;
    const before = Object.getOwnPropertyDescriptor(globalThis, place);
    Object.defineProperty(globalThis, place, { value: nonce, configurable: true });
    getNonce(document);
    if (before) Object.defineProperty(globalThis, place, before);
    else Reflect.deleteProperty(globalThis, place);
  }, [nonce]);
}

/** Where bundlers put it. */
const place = '__webpack_nonce__';
