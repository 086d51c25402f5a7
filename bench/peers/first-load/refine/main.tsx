import { Authenticated, Refine } from '@refinedev/core';
import { AuthPage } from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import routerProvider from '@refinedev/react-router';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';

/** A new refine app with Ant Design as its tutorial has it: log-in page, one list, the list fetched when it is opened. */
const ReviewList = lazy(() => import('./review-list.tsx'));

const nothing = () => Promise.resolve({ data: [], total: 0 });
const one = () => Promise.resolve({ data: { id: 1 } });

const dataProvider = {
  getList: nothing,
  getOne: one,
  create: one,
  update: one,
  deleteOne: one,
  getApiUrl: () => '',
} as never;

const authProvider = {
  login: () => Promise.resolve({ success: true }),
  logout: () => Promise.resolve({ success: true, redirectTo: '/login' }),
  check: () => Promise.resolve({ authenticated: false, redirectTo: '/login' }),
  onError: () => Promise.resolve({}),
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      resources={[{ name: 'reviews', list: '/reviews' }]}
      options={{ disableTelemetry: true }}
    >
      <Routes>
        <Route path="/login" element={<AuthPage type="login" />} />
        <Route
          path="/reviews"
          element={
            <Authenticated key="reviews" redirectOnFail="/login">
              <Suspense>
                <ReviewList />
              </Suspense>
            </Authenticated>
          }
        />
        <Route path="*" element={<Navigate to="/reviews" />} />
      </Routes>
    </Refine>
  </BrowserRouter>,
);
