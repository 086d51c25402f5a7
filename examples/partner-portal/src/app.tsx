import { Route, Switch } from 'wouter';
import { lazy, Suspense } from 'react';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';
import { Frame } from './shell/frame.tsx';

// Pages without Pinfold load none of it.
const OwnListPage = lazy(async () => ({ default: (await import('./pages/own-list-page.tsx')).OwnListPage }));

const OwnChangesPage = lazy(async () => ({
  default: (await import('./pages/own-changes-page.tsx')).OwnChangesPage,
}));

export function App() {
  return (
    <Frame>
      <Suspense>
        <Switch>
          <Route path="/own" component={OwnListPage} />
          <Route path="/changes" component={OwnChangesPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route component={DashboardPage} />
        </Switch>
      </Suspense>
    </Frame>
  );
}
