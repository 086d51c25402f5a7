import { useSettings } from '@pinfold/sdk/headless/session';
import { useContext, useEffect } from 'react';
import { TrackingContext } from './tracking-context.ts';

/** Hands the installation's tracking settings over once they are known. */
export function useSettledTracking(): void {
  const tracking = useContext(TrackingContext);
  const { data: settings } = useSettings();
  useEffect(() => {
    if (settings) tracking.settle(settings.tracking);
  }, [tracking, settings]);
}
