import { ApiError, permissions } from '@pinfold/sdk';
import { createTestClient, type TestClient } from '@pinfold/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createPortal } from '../../server/create-portal.ts';
import { App } from '../app.tsx';
import { customerQuery } from '../customer.ts';
import { queryClient } from '../query-client.ts';
import { notify } from '../shell/notices.ts';
import { PreferencesProvider } from '../theme/preferences.tsx';

const pinfoldApi = 'https://pinfold.test/api';

export interface OpenedPortal {
  /** The in-memory Pinfold. */
  pinfold: TestClient;
  /** Makes Pinfold refuse the portal's key and tokens from now on. */
  revokeKey(): void;
}

/** Opens a page of the portal with its server, which requests tokens from an in-memory Pinfold. */
export async function openPortal(path: string): Promise<OpenedPortal> {
  const pinfold = createTestClient();
  const server = createPortal({
    port: 0,
    portalUrl: window.location.origin,
    pinfoldApi,
    pinfoldApiKey: 'pfk_test',
    pinfoldCompanyId: 1,
    pinfoldGroupId: 1,
  });
  let isRevoked = false;
  let cookie = '';

  const ofPinfold = async (request: Request): Promise<Response> => {
    if (isRevoked) return Response.json({ code: 'unauthenticated' }, { status: 401 });
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    // A token has only the requested permissions.
    if (pathname === '/api/embed-tokens/') limitTo(pinfold, body);
    const { method, headers, signal } = request;
    const asked = { method, headers, signal, ...(body && { body }) };
    return pinfold.open(pathname.replace('/api', '') + search, asked).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
      return Response.json({ code: error.code, detail: error.detail }, { status: error.status });
    });
  };
  const ofPortal = async (request: Request): Promise<Response> => {
    request.headers.set('Cookie', cookie);
    const response = await server.fetch(request);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) => {
    const request =
      typeof asked === 'string' ? new Request(new URL(asked, window.location.href), init) : asked;
    return request.url.startsWith(pinfoldApi) ? ofPinfold(request) : ofPortal(request);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

  // Frame and page both need it, and act() would rerender them repeatedly before the response.
  await queryClient.prefetchQuery(customerQuery);
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <PreferencesProvider>
        <App />
      </PreferencesProvider>
    </QueryClientProvider>,
  );
  return { pinfold, revokeKey: () => (isRevoked = true) };
}

/** Unmounts the portal and clears its cache and notices between tests. */
export function closePortal(): void {
  cleanup();
  queryClient.clear();
  notify('');
}

function limitTo({ server }: TestClient, body: string): void {
  const asked = (JSON.parse(body) as { permissions: readonly string[] }).permissions;
  for (const permission of permissions)
    server.data.company.permissions[permission] = asked.includes(permission);
}
