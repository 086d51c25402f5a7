/** A place as a point on a sphere of radius 1: its distances are two subtractions away, without an angle. */
export type SpherePoint = readonly [x: number, y: number, z: number];

export function spherePoint(latitude: number, longitude: number): SpherePoint {
  const [north, east] = [latitude * radian, longitude * radian];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const radian = Math.PI / 180;
