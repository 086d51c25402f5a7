import { createToasts, showBriefly, showToast } from '@pinfold/sdk/ui';

/** The notifications of the whole panel; they outlive a session. */
export const notices = createToasts();
const queues = [notices.news, notices.problems, notices.brief];

let wereNotices = false;

/** Whether there ever was a notification; what draws them stays once it is there. */
export function hasNotices(): boolean {
  wereNotices ||= queues.some(({ visibleToasts }) => visibleToasts.length > 0);
  return wereNotices;
}

export function subscribeToNotices(listener: () => void): () => void {
  const stops = queues.map((queue) => queue.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

/** Confirms what the reader sees anyway, hence only for a moment: 3 seconds. */
export function notifyGood(title: string): void {
  showToast(notices, { title, tone: 'good' }, 3000);
}

/** The short group for figures: half a second (product spec, section 2). */
export function notifyBriefly(title: string): void {
  showBriefly(notices, title);
}

/** Says a problem once, however many calls ran into it. */
export function notifyProblem(title: string): void {
  const isShown = notices.problems.visibleToasts.some(({ content }) => content.title === title);
  if (!isShown) showToast(notices, { title, tone: 'bad' });
}

export function clearProblems(): void {
  // Closing one changes the list, so the keys are copied first.
  const keys = notices.problems.visibleToasts.map(({ key }) => key);
  for (const key of keys) notices.problems.close(key);
}

/** Leaves it to the reader when the new version is loaded, because something typed would be lost. */
export function offerReload(title: string, label: string): void {
  if (notices.problems.visibleToasts.some(({ content }) => content.title === title)) return;
  const action = { label, onAction: () => window.location.reload() };
  showToast(notices, { title, tone: 'bad', action });
}
