const intervalMs = 300;

/**
 * Calls back when the process that started us is gone, however it ended: nobody else tells us when it was killed. Does
 * not keep this process alive.
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
