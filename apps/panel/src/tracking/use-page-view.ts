import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TrackingContext } from './tracking-context.ts';

/** Counts a page when it is shown, and again for each address that the same route stands for; filters do not count. */
export function usePageView(page: { path: string; title: string }, isShown: boolean): void {
  const tracking = useContext(TrackingContext);
  const { pathname } = useLocation();
  const latest = useRef(page);
  const counted = useRef<string>(undefined);
  latest.current = page;
  useEffect(() => {
    if (!isShown || counted.current === pathname) return;
    counted.current = pathname;
    tracking.track({ type: 'page_view', ...latest.current });
  }, [tracking, pathname, isShown]);
}
