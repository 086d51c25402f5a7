/** Another order, the same for the same seed (mulberry32 draws, Fisher and Yates swap). */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  let state = seed;
  while (left.length > 0) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const drawn = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    shuffled.push(...left.splice(Math.floor(drawn * left.length), 1));
  }
  return shuffled;
}
