/** Resolves after this time, or as soon as the client has disconnected. */
export function pause(milliseconds: number, gone: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || gone.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(finish, milliseconds) : undefined;
    gone.addEventListener('abort', finish, { once: true });
    function finish(): void {
      clearTimeout(timer);
      gone.removeEventListener('abort', finish);
      resolve();
    }
  });
}
