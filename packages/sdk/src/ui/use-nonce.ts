import { useInsertionEffect } from 'react';
import { getNonce } from 'react-aria/private/utils/getNonce';

/**
 * Gives the nonce to React Aria, which adds two style elements. It reads the nonce from the document or a global
 * variable and caches it, so the variable is set for one call.
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

/** The global variable in which bundlers set the nonce. */
const place = '__webpack_nonce__';
