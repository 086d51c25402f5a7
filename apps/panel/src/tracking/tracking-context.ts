import { useSettings } from '@pinfold/sdk/headless/session';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Tracking } from './create-tracking.ts';

const deaf: Tracking = { track: () => {}, reportError: () => {}, settle: () => {} };

/** Where the panel counts and reports; without a provider nothing is sent. */
export const TrackingContext = createContext<Tracking>(deaf);

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

/** Hands the installation's tracking settings over once they are known. */
export function useSettledTracking(): void {
  const tracking = useContext(TrackingContext);
  const { data: settings } = useSettings();
  useEffect(() => {
    if (settings) tracking.settle(settings.tracking);
  }, [tracking, settings]);
}
