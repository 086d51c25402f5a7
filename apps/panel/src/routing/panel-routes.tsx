import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { PageCrash } from '../pages/page-crash.tsx';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { useLanguageFromAddress } from '../session/language.ts';
import { authRoutes } from './auth-routes.ts';
import { resolveGuestAccess } from './guest-access.ts';
import { RoutePage } from './page.tsx';
import { useGuestSession } from './use-guest-session.ts';

/** The pages in front of the log-in; for any other address the code behind it is fetched. */
export function PanelRoutes() {
  useLanguageFromAddress();
  return (
    <PageCrash>
      <Routes>
        {guestPages.map(({ route, Page }) => (
          <Route
            key={route.path}
            path={route.path}
            element={<GuestPage key={route.path} route={route} Page={Page} />}
          />
        ))}
        <Route
          path="*"
          element={
            <Suspense fallback={<PageWaiting />}>
              <AppRoutes />
            </Suspense>
          }
        />
      </Routes>
    </PageCrash>
  );
}

const AppRoutes = lazyPage(() => import('./app-routes.tsx'));

/** Created once: a new lazy component would be fetched again. */
const guestPages = authRoutes.map((route) => ({ route, Page: route.page && lazyPage(route.page) }));

interface GuestPageProps {
  route: (typeof authRoutes)[number];
  Page: ComponentType | undefined;
}

/** A page in front of the log-in, with its guard. */
function GuestPage({ route, Page }: GuestPageProps) {
  return <RoutePage route={route} Page={Page} access={resolveGuestAccess(route.access, useGuestSession())} />;
}
