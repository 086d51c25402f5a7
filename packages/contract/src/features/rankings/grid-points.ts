/** A place, in degrees. */
export interface GridPoint {
  latitude: number;
  longitude: number;
}

/**
 * The points of a grid, row by row from the north-west, with the centre in the middle. A point is a tenth of a metre
 * exact; rows are as far apart as columns, however far north they lie.
 */
export function gridPoints(center: GridPoint, size: number, spacingM: number): GridPoint[] {
  const middle = (size - 1) / 2;
  return Array.from({ length: size * size }, (_, index) => {
    const south = (Math.floor(index / size) - middle) * spacingM;
    const east = ((index % size) - middle) * spacingM;
    return moved(center, -south, east);
  });
}

function moved({ latitude, longitude }: GridPoint, north: number, east: number): GridPoint {
  // At a pole a metre to the east is any number of degrees.
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    latitude: rounded(Math.min(Math.max(latitude + north / metresOfDegree, -90), 90)),
    longitude: rounded(wrapped(longitude + east / (metresOfDegree * shrink))),
  };
}

const metresOfDegree = 111_320;

/** Beyond the date line the count begins anew. */
function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}
