/**
 * Returns rows sorted by distance, stable; Infinity comes last. A counting sort over slices of distance, and then each slice
 * by itself: many times as fast as comparing a hundred thousand rows pairwise.
 */
export function nearestFirst(rows: Int32Array, far: Float64Array): Int32Array {
  const count = rows.length;
  let [nearest, furthest] = [Infinity, 0];
  for (let at = 0; at < count; at += 1) {
    const distance = far[at] ?? 0;
    if (distance < nearest) nearest = distance;
    if (distance > furthest && distance < Infinity) furthest = distance;
  }
  if (!(furthest > nearest) && far.indexOf(Infinity) === -1) return rows;
  const slices = Math.min(count, mostSlices);
  const scale = furthest > nearest ? (slices - 1) / (furthest - nearest) : 0;
  if (scale === Infinity) return oneByOne(rows, far);
  const sliceOf = (distance: number) =>
    distance < Infinity ? Math.floor((distance - nearest) * scale) : slices;
  const ends = new Int32Array(slices + 2);
  for (let at = 0; at < count; at += 1) {
    const after = sliceOf(far[at] ?? 0) + 1;
    ends[after] = (ends[after] ?? 0) + 1;
  }
  for (let slice = 0; slice <= slices; slice += 1)
    ends[slice + 1] = (ends[slice + 1] ?? 0) + (ends[slice] ?? 0);
  const sorted = new Int32Array(count);
  const distances = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const distance = far[at] ?? 0;
    const slice = sliceOf(distance);
    const place = ends[slice] ?? 0;
    ends[slice] = place + 1;
    sorted[place] = rows[at] ?? 0;
    distances[place] = distance;
  }
  for (let slice = 0, begin = 0; slice < slices; slice += 1) {
    const end = ends[slice] ?? 0;
    if (end - begin > 24)
      sorted.set(nearestFirst(sorted.slice(begin, end), distances.subarray(begin, end)), begin);
    else if (end - begin > 1) insert(sorted, distances, begin, end);
    begin = end;
  }
  return sorted;
}

/** Sorts by comparison, for distances that differ too little to be sliced. */
function oneByOne(rows: Int32Array, far: Float64Array): Int32Array {
  const order = [...rows.keys()].sort((a, b) => {
    const [distance = 0, other = 0] = [far[a], far[b]];
    return distance === other ? 0 : distance - other;
  });
  return Int32Array.from(order, (at) => rows[at] ?? 0);
}

/** Insertion sort, the fastest for few rows. */
function insert(rows: Int32Array, far: Float64Array, begin: number, end: number): void {
  for (let next = begin + 1; next < end; next += 1) {
    const row = rows[next] ?? 0;
    const distance = far[next] ?? 0;
    let place = next;
    for (; place > begin && (far[place - 1] ?? 0) > distance; place -= 1) {
      rows[place] = rows[place - 1] ?? 0;
      far[place] = far[place - 1] ?? 0;
    }
    rows[place] = row;
    far[place] = distance;
  }
}

const mostSlices = 65_536;
