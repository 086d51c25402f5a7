import type { Bounds, LocatorEngine, StoreCluster } from './locator-engine.ts';
import { turn } from './sphere.ts';

export interface ClusterView {
  bounds: Bounds;
  zoom: number;
  /** The most clusters to return; cells are enlarged until there are no more. @default Infinity */
  most?: number | undefined;
}

/**
 * Groups the visible stores into clusters by a grid of 64 px. The grid is fixed to the ground, so clusters stay the same
 * while the map is moved; neighbouring cells whose centres are too close are joined.
 */
export function clusterStores(engine: LocatorEngine, rows: Int32Array, view: ClusterView): StoreCluster[] {
  let grid = gridOf(engine, rows, view);
  while (grid.groups.size > (view.most ?? Infinity) && grid.cellsAround > 1) grid = coarser(grid);
  joinNeighbours(grid);
  const { groups, cellsAround } = grid;
  return Array.from(groups.values(), (group) => clusterOf(group, cellsAround));
}

/** Groups by cell number, counted from the upper left corner of the view. */
interface Grid {
  groups: Map<number, Group>;
  cellsAround: number;
  left: number;
  right: number;
  top: number;
}

/** The stores of one cell; `x` and `y` are sums of positions, in cells. */
interface Group {
  count: number;
  first: number;
  x: number;
  y: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

function gridOf(
  { positions: { latitude: latitudes, longitude: longitudes } }: LocatorEngine,
  rows: Int32Array,
  { bounds: [south, west, north, east], zoom }: ClusterView,
): Grid {
  const cellsAround = 2 ** (Math.round(zoom) + 2);
  const left = Math.floor(across(west) * cellsAround);
  const right = Math.floor(across(Math.min(east, west + 360)) * cellsAround);
  const top = Math.floor(down(north) * cellsAround);
  const bottom = Math.floor(down(south) * cellsAround);
  const begin = (left / cellsAround) * 360 - 180;
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const latitude = latitudes[row] ?? Number.NaN;
    const longitude = begin + turn((longitudes[row] ?? 0) - begin);
    const x = across(longitude) * cellsAround;
    if (!(x < right + 1)) continue;
    const y = down(latitude) * cellsAround;
    if (!(y >= top && y < bottom + 1)) continue;
    const cell = (Math.floor(y) - top) * (right - left + 1) + Math.floor(x) - left;
    let group = groups.get(cell);
    if (!group) {
      group = {
        count: 0,
        first: row,
        x: 0,
        y: 0,
        south: latitude,
        west: longitude,
        north: latitude,
        east: longitude,
      };
      groups.set(cell, group);
    }
    group.count += 1;
    group.x += x;
    group.y += y;
    if (latitude < group.south) group.south = latitude;
    if (latitude > group.north) group.north = latitude;
    if (longitude < group.west) group.west = longitude;
    if (longitude > group.east) group.east = longitude;
  }
  return { groups, cellsAround, left, right, top };
}

/** Returns the same groups in cells of twice the size. */
function coarser(grid: Grid): Grid {
  const [left, right, top] = [grid.left, grid.right, grid.top].map((edge) => Math.floor(edge / 2));
  const next = {
    groups: new Map<number, Group>(),
    cellsAround: grid.cellsAround / 2,
    left: left ?? 0,
    right: right ?? 0,
    top: top ?? 0,
  };
  for (const group of grid.groups.values()) {
    const halved = { ...group, x: group.x / 2, y: group.y / 2 };
    const [column, line] = [halved.x / group.count, halved.y / group.count].map(Math.floor);
    const cell = ((line ?? 0) - next.top) * (next.right - next.left + 1) + (column ?? 0) - next.left;
    const known = next.groups.get(cell);
    if (known) join(known, halved);
    else next.groups.set(cell, halved);
  }
  return next;
}

function joinNeighbours({ groups, left, right }: Grid): void {
  const columns = right - left + 1;
  for (const [cell, group] of groups)
    for (const step of [1, columns - 1, columns, columns + 1]) {
      const other = groups.get(cell + step);
      if (!other || other === group) continue;
      const aside = group.x / group.count - other.x / other.count;
      const apart = group.y / group.count - other.y / other.count;
      if (Math.hypot(aside, apart) >= tooNear) continue;
      join(group, other);
      groups.delete(cell + step);
    }
}

function join(group: Group, other: Group): void {
  group.count += other.count;
  group.x += other.x;
  group.y += other.y;
  group.south = Math.min(group.south, other.south);
  group.north = Math.max(group.north, other.north);
  group.west = Math.min(group.west, other.west);
  group.east = Math.max(group.east, other.east);
}

function clusterOf(
  { count, first, x, y, south, west, north, east }: Group,
  cellsAround: number,
): StoreCluster {
  const bounds = [south, west, north, east] as const;
  if (count === 1) return { count, first, row: first, bounds, latitude: south, longitude: west };
  const share = { x: x / count / cellsAround, y: y / count / cellsAround };
  const latitude = (Math.atan(Math.sinh(2 * Math.PI * (0.5 - share.y))) * 180) / Math.PI;
  return { count, first, row: -1, bounds, latitude, longitude: share.x * 360 - 180 };
}

/** Web Mercator coordinates, 0 to 1 from west to east and from north to south. */
const across = (longitude: number) => (longitude + 180) / 360;
const down = (latitude: number) => 0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);

/** In cells of 64 px: closer markers overlap. */
const tooNear = 0.7;
