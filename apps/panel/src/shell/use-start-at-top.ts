import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The content scrolls by itself, so that another page has to be begun at its top by us. */
export function useStartAtTop() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    content.current?.scrollTo?.({ top: 0 });
  }, [pathname]);
  return content;
}
