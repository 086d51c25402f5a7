/** A square of about two kilometres, by which the city is looked up. */
export interface CityCell {
  row: number;
  column: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

export const cellHeight = 0.02;
export const cellWidth = 0.03;

export function cellOf({ latitude, longitude }: Point): CityCell {
  return { row: Math.floor(latitude / cellHeight), column: Math.floor(longitude / cellWidth) };
}

export function centreOf({ row, column }: CityCell): Point {
  return { latitude: (row + 0.5) * cellHeight, longitude: (column + 0.5) * cellWidth };
}

/** The squares that anything within so many steps of a point can be in. */
export function cellsAround(point: Point, steps: number): CityCell[] {
  const { row, column } = cellOf(point);
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => index - steps);
  return offsets.flatMap((north) => offsets.map((east) => ({ row: row + north, column: column + east })));
}

export function cellKey({ row, column }: CityCell): string {
  return `${row}/${column}`;
}
