import { ApiError } from '@pinfold/sdk';
import { createTestClient, type TestClient, type TestClientOptions } from '@pinfold/sdk/testing';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app.tsx';
import { closeModal } from '../notices/modal-store.ts';
import { notices } from '../notices/notices.ts';
import { browserStore, expireSession } from '../session/session-store.ts';
import type { TrackedEvent, Tracking } from '../tracking/create-tracking.ts';

export interface OpenedPanel {
  /** The in-memory API that the panel talks to. */
  client: TestClient;
  /** What was counted and reported. */
  events: TrackedEvent[];
}

export interface OpenPanelOptions extends TestClientOptions {
  /** Changes the data of the API before the first request. */
  prepare?: (data: TestClient['server']['data']) => void;
  isLoggedIn?: boolean;
}

/** Renders the whole panel at an address, over an API in memory; logged in unless `isLoggedIn` is false. */
export function openPanel(
  address: string,
  { prepare, isLoggedIn = true, ...options }: OpenPanelOptions = {},
): OpenedPanel {
  const client = createTestClient(options);
  prepare?.(client.server.data);
  answerWith(client);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom lays nothing out, so that there is nothing to scroll.
  Element.prototype.scrollIntoView ??= () => {};
  onTestFinished(forgetReader);

  const user = isLoggedIn ? { token: 'test-token', email: client.server.data.user.email } : undefined;
  browserStore.write({ user, companyId: isLoggedIn ? 1 : undefined });
  window.history.replaceState(null, '', address);

  const events: TrackedEvent[] = [];
  const tracking: Tracking = { track: (event) => events.push(event), reportError() {}, settle() {} };
  render(<App tracking={tracking} />);
  return { client, events };
}

/** Clears the state of the panel's modules, so that the next test starts as a new visitor. */
function forgetReader(): void {
  closeModal();
  for (const queue of [notices.news, notices.problems, notices.brief]) queue.clear();
  // Also clears `hasLeft`, which would drop the next login's way back.
  expireSession();
  browserStore.write({ companyId: undefined, language: undefined });
}

/** Stubs `fetch` with the in-memory API. */
function answerWith(client: TestClient): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    try {
      return await client.open(pathname.replace(/^\/api/, '') + search, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(body && { body }),
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
      const { status, code, detail, errors, challenge } = error;
      return Response.json({ code, detail, errors, challenge }, { status });
    }
  });
}
