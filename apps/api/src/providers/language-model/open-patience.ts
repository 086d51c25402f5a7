/** How long a model may be silent before it is given up. */
const patienceMilliseconds = 60_000;

/** A signal that is aborted by the caller, or when nothing was heard for a minute. */
export function openPatience(caller: AbortSignal) {
  const silence = new AbortController();
  let timer = wait();
  function wait() {
    return setTimeout(() => silence.abort(new Error('The model is silent.')), patienceMilliseconds);
  }
  return {
    signal: AbortSignal.any([caller, silence.signal]),
    renew(): void {
      clearTimeout(timer);
      timer = wait();
    },
    end(): void {
      clearTimeout(timer);
    },
  };
}
