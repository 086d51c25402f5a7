import { ApiError } from '@pinfold/sdk';
import { createTestClient, type TestClient, type TestClientOptions } from '@pinfold/sdk/testing';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { App } from '../app.tsx';
import { closeModal } from '../notices/modal-store.ts';
import { notices } from '../notices/notices.ts';
import { browserStore } from '../session/session-store.ts';
import type { Tracking } from '../tracking/create-tracking.ts';
import type { TrackedEvent } from '../tracking/tracked-event.ts';

export interface OpenedPanel {
  /** The in-memory API that the panel talks to. */
  client: TestClient;
  /** What was counted and reported. */
  events: TrackedEvent[];
}

export interface OpenPanelOptions extends TestClientOptions {
  /** Changes what the API holds before anybody asks. */
  prepare?: (data: TestClient['server']['data']) => void;
  isLoggedIn?: boolean;
}

configure({
  // The whole panel and its parts arrive as they do in a browser.
  asyncUtilTimeout: 30_000,
  // What is on screen says more than the whole tree.
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]}\n${window.location.pathname}: ${document.body.textContent}`),
});

const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  closeModal();
  for (const queue of [notices.news, notices.problems, notices.brief]) queue.clear();
  browserStore.write({
    user: undefined,
    companyId: undefined,
    language: undefined,
    isDemoUser: false,
    importStatus: undefined,
  });
});

/** Opens the whole panel at an address, over an API in memory, as somebody who is logged in. */
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
  stops.push(() => vi.unstubAllGlobals());

  const user = isLoggedIn ? { token: 'test-token', email: client.server.data.user.email } : undefined;
  browserStore.write({ user, companyId: isLoggedIn ? 1 : undefined });
  window.history.replaceState(null, '', address);

  const events: TrackedEvent[] = [];
  const tracking: Tracking = { track: (event) => events.push(event), reportError() {}, settle() {} };
  render(<App tracking={tracking} />);
  return { client, events };
}

/** Has the page's own fetch answered by the in-memory API. */
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
      const { status, code, detail, errors } = error;
      return Response.json({ code, detail, errors }, { status });
    }
  });
}
