/** Reads again every so many milliseconds until the value is the expected one, and returns it. The test's own timeout ends the wait. */
export async function waitUntil<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
  everyMilliseconds = 25,
): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isExpected(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
}

/** A list, and a way to wait until it has a number of entries. */
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
