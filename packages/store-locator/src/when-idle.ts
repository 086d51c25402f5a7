/** Runs at once, or when the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(run: () => void, isUrgent: boolean): () => void {
  if (isUrgent || typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, isUrgent ? 0 : 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
