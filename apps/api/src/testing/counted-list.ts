/** What has happened so far, and a way to wait until it has happened so often. */
export function countedList<One>() {
  const all: One[] = [];
  let notice = () => {};
  return {
    all,
    add(one: One): void {
      all.push(one);
      notice();
    },
    async reached(count: number): Promise<void> {
      while (all.length < count) await new Promise<void>((resolve) => (notice = resolve));
    },
  };
}
