import { loginPath } from './login-path.ts';
import { maintenancePath } from './maintenance-path.ts';

/** The addresses that others lead to by name (product spec, section 2), each with the way to write it out. */
export const paths = {
  wizard: {
    path: '/wizard',
    /** `add` sets up another company beside those that exist. */
    getHref: (action?: 'add') => (action ? `/wizard?action=${action}` : '/wizard'),
  },
  dashboard: named('/dashboard'),
  'session-login': { path: '/session/login', getHref: loginPath },
  'maintenance-mode': { path: '/service-unavailable', getHref: maintenancePath },
  'user-settings': named('/user-settings'),
  permissions: named('/permissions'),
  'subscription-settings': named('/user-settings/account-settings'),
  'order-details': named('/order-details'),
  'external-changes-protect': named('/external-changes/protect'),
} as const;

export type RouteName = keyof typeof paths;

function named(path: string) {
  return { path, getHref: () => path };
}
