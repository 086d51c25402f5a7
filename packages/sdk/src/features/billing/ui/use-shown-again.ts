import { useEffect } from 'react';

/** Calls back when the browser shows a page that it has kept, as its back button does on the way from a payment. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
