import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource } from 'react-admin';

/** A new react-admin app as its tutorial has it: log-in page, one list, the list fetched when it is opened. */
const ReviewList = lazy(() => import('./review-list.tsx'));

const nothing = () => Promise.resolve({ data: [], total: 0 });
const one = () => Promise.resolve({ data: { id: 1 } });

const dataProvider = {
  getList: nothing,
  getMany: nothing,
  getManyReference: nothing,
  getOne: one,
  create: one,
  update: one,
  updateMany: nothing,
  delete: one,
  deleteMany: nothing,
};

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('nobody is logged in')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
    <Resource name="reviews" list={ReviewList} />
  </Admin>,
);
