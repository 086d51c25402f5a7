/** Lines as `scripts/pack-land.ts` packs them, as latitudes and longitudes in degrees. */
export function unpackLines(packed: string): [latitude: number, longitude: number][][] {
  return packed.split(' ').map((line) => {
    const points: [number, number][] = [];
    const steps = numbersOf(line);
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      points.push([y / 10, x / 10]);
    }
    return points;
  });
}

function numbersOf(line: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const character of line) {
    const digit = alphabet.indexOf(character);
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number + 1) / 2 : number / 2);
    [number, shift] = [0, 0];
  }
  return numbers;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
