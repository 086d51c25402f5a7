import { BrowserRouter } from 'react-router';
import { PanelProvider } from './panel-provider.tsx';
import { PanelRoutes } from './routing/panel-routes.tsx';
import { TrackingContext } from './tracking/tracking-context.ts';
import type { Tracking } from './tracking/create-tracking.ts';

export interface AppProps {
  /** Receives tracked events and errors. */
  tracking: Tracking;
}

export function App({ tracking }: AppProps) {
  return (
    <TrackingContext value={tracking}>
      <BrowserRouter>
        <PanelProvider>
          <PanelRoutes />
        </PanelProvider>
      </BrowserRouter>
    </TrackingContext>
  );
}
