const intervalMs = 300;

/**
 * Calls back when the parent process has ended, for whatever reason: a kill sends no signal to its children. Does not
 * keep this process alive.
 */
export function whenOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
}
