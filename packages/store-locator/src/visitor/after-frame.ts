/** Runs once the next frame has been drawn, and so many milliseconds after it. Returns the way to call it off. */
export function afterFrame(run: () => void, wait = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, wait);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
