/** Reads again every 25 ms until the value is the expected one, and returns it. The test's own timeout ends the wait. */
export async function waitUntil<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isExpected(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
