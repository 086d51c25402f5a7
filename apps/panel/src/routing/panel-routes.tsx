import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../browser/lazy-page.ts';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { DoorPage } from './door-page.tsx';
import { PageCrash } from './page-crash.tsx';
import { sessionRoutes } from './routes/session-routes.ts';
import { useLanguageFromAddress } from './use-language-from-address.ts';

/** The pages in front of the log-in; whatever else is asked for, the code behind it is fetched to answer. */
export function PanelRoutes() {
  useLanguageFromAddress();
  return (
    <PageCrash>
      <Routes>
        {doors.map(({ route, Page }) => (
          <Route
            key={route.path}
            path={route.path}
            element={<DoorPage key={route.path} route={route} Page={Page} />}
          />
        ))}
        <Route
          path="*"
          element={
            <Suspense fallback={<PageWaiting />}>
              <InsideRoutes />
            </Suspense>
          }
        />
      </Routes>
    </PageCrash>
  );
}

const InsideRoutes = lazyPage(() => import('./inside-routes.tsx'));

/** Made once: a lazy component that is made anew would be fetched anew. */
const doors = sessionRoutes.map((route) => ({ route, Page: route.page && lazyPage(route.page) }));
