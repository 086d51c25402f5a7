import { createClient } from '@pinfold/sdk';
import { notifyProblem } from '../../../notices/notices.ts';
import { browserStore } from '../../../session/session-store.ts';
import { loadTexts } from '../../../texts/i18n.ts';
import { endViewAs, type ViewAsSession } from './view-as-store.ts';

/** A connection with a member's token. Refused, it leads back to the reader's own session, and never touches that. */
export function createViewAsClient({ token, companyId }: ViewAsSession) {
  const leave = () => {
    if (!endViewAs(token)) return;
    const { language = 'pl' } = browserStore.read();
    void loadTexts(['inside'], language).then((t) => notifyProblem(t('view_as.over')));
  };
  return createClient({ baseUrl: '/api', getToken: () => token, companyId, onUnauthorized: leave });
}
