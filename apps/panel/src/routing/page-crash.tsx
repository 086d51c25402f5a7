import { useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from '../pages/crash-boundary.tsx';
import { TrackingContext } from '../tracking/tracking-context.ts';

/** Keeps one broken page from taking the panel with it: another address tries again. */
export function PageCrash({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const tracking = useContext(TrackingContext);
  return (
    <CrashBoundary place={pathname} onCrash={tracking.reportError}>
      {children}
    </CrashBoundary>
  );
}
