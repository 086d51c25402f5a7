import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on a server, where it would warn, `useEffect`. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
