/** Time that runs on and can be moved forward; the API, its sandbox and the job runner share it. */
export interface TestClock {
  now(): Date;
  advance(seconds: number): void;
}

export function createTestClock(start: Date = new Date()): TestClock {
  let offset = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    advance(seconds) {
      offset += seconds * 1000;
    },
  };
}
