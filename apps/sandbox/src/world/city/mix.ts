/** A number in [0, 1) from whole numbers: the same ones give the same, on every machine. */
export function mix(one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
