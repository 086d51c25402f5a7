import { options } from 'preact';

/**
 * For tests: waits for a frame as preact does, which gives it up after a while. By then the last test of a file may be
 * over, and its document gone.
 */
options.requestAnimationFrame = (run) => {
  const finish = () => {
    clearTimeout(timer);
    globalThis.cancelAnimationFrame?.(frame);
    setTimeout(run);
  };
  const timer = setTimeout(finish, longestFrame);
  const frame = requestAnimationFrame(finish);
};

/** Milliseconds; preact’s own. */
const longestFrame = 35;
