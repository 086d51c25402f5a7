import { useEffect, useLayoutEffect } from 'react';

/** For what cannot wait until a frame was painted. A server paints none. */
export const useBeforePaint: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
