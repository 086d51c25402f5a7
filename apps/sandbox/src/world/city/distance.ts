/** Kilometres between two points, well enough for the size of a town. */
export function kilometresBetween(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const north = (one.latitude - other.latitude) * kilometresOfDegree;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * kilometresOfDegree * Math.cos(middle);
  return Math.hypot(north, east);
}

const kilometresOfDegree = 111.195;
