import { notifyProblem } from '../notices/notices.ts';
import { loadTexts } from '../texts/i18n.ts';
import { browserStore, expireSession } from './session-store.ts';

/** The session ended without the reader's doing: says why, once, and leads to the log-in page, which knows the way back. */
export function signOut(reason?: string): void {
  const { user, language = 'pl' } = browserStore.read();
  if (!user) return;
  expireSession();
  if (reason !== undefined) return notifyProblem(reason);
  void loadTexts(['front'], language).then((t) => notifyProblem(t('session.expired')));
}
