/** Milliseconds between two reads of what somebody waits for: a bulk edit, an import, a file. */
export const awaitedMs = 3000;

/** Milliseconds between two reads of what goes on beside other work: bulk replies, photos. */
export const backgroundMs = 5000;

/** Returns a `refetchInterval` that reads again while something is open; live events usually come first. */
export function pollWhileOpen<Data>(
  isOpen: (data: Data) => boolean,
  everyMs: number,
): (query: { state: { data: Data | undefined } }) => number | false {
  return ({ state: { data } }) => data !== undefined && isOpen(data) && everyMs;
}
