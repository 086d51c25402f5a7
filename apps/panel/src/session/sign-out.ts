import { notifyProblem } from '../notices/notices.ts';
import { fillText } from '../texts/fill-text.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { browserStore, expireSession } from './session-store.ts';

/** The session ended without the reader's doing: says why, once, and leads to the log-in page, which knows the way back. */
export function signOut(reason?: string): void {
  const { user, language = 'pl' } = browserStore.read();
  if (!user) return;
  expireSession();
  if (reason !== undefined) return notifyProblem(reason);
  void loadTexts('front', language).then((texts) =>
    notifyProblem(fillText([{ language, texts }], 'session.expired')),
  );
}
