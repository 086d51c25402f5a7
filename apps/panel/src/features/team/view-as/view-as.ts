import { createClient } from '@pinfold/sdk';
import type { ViewAs } from '@pinfold/sdk/headless/team';
import { useSyncExternalStore } from 'react';
import { notifyProblem } from '../../../notices/notices.ts';
import { browserStore, useStored } from '../../../session/session-store.ts';
import { loadTexts } from '../../../texts/i18n.ts';

/** Viewing the panel as a member, in the company that was in use. */
interface ViewAsSession extends ViewAs {
  companyId: number | undefined;
}

/** In memory alone: after a reload, and in a second tab, the reader is themselves again. */
let current: ViewAsSession | undefined;
const listeners = new Set<() => void>();

export function beginViewAs(session: ViewAsSession): void {
  set(session);
}

/** Comes back to the reader's own session. Returns false when view-as was over already. */
export function endViewAs(token = current?.token): boolean {
  const isOn = current !== undefined && current.token === token;
  if (isOn) set(undefined);
  return isOn;
}

/** Returns the member as whom the reader views the panel; undefined without a session of the reader's own to come back to. */
export function useViewAsSession(): ViewAsSession | undefined {
  const { user } = useStored();
  const session = useSyncExternalStore(subscribe, () => current);
  return user && session;
}

function set(session: ViewAsSession | undefined): void {
  current = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Creates a client with a member's token. When that is refused, it leads back to the reader's own session. */
export function createViewAsClient({ token, companyId }: ViewAsSession) {
  const leave = () => {
    if (!endViewAs(token)) return;
    const { language = 'pl' } = browserStore.read();
    void loadTexts(['inside'], language).then((t) => notifyProblem(t('view_as.over')));
  };
  return createClient({ baseUrl: '/api', getToken: () => token, companyId, onUnauthorized: leave });
}
