/**
 * Counts the scans of a JPEG file, over each of which a decoder goes through the whole picture: some ten in what programs
 * write, any number in what somebody writes to keep a decoder busy, since an empty scan takes a few bytes.
 */
export function countScans(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = 2; ;) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined || marker === endOfImage) return scans;
    if (marker === startOfScan) scans += 1;
    at += standsAlone(marker) ? (marker === 0xff ? 1 : 2) : 2 + lengthAt(bytes, at + 2);
  }
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers without a segment behind them: stuffed bytes of a scan, fill bytes, restarts and the start of the image. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
