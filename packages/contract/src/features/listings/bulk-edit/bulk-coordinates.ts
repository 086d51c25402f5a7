import { coordinateFaults } from '../address/coordinates.ts';
import { fault, type Fault } from '../fault.ts';

/** A form with a tick for each field; a field that is not ticked stays as each location has it. */
export interface BulkCoordinates {
  latitude?: string | undefined;
  longitude?: string | undefined;
}

/** At least one is ticked (product spec, section 5), and what is ticked is a whole number of its range. */
export function bulkCoordinateFaults({ latitude, longitude }: BulkCoordinates): {
  latitude?: Fault;
  longitude?: Fault;
  form?: Fault;
} {
  if (latitude === undefined && longitude === undefined) return { form: fault('no_changes') };
  // A half that is not ticked is there already, on every location.
  const { latitude: north, longitude: east } = coordinateFaults(latitude ?? '0', longitude ?? '0');
  return { ...(north && { latitude: north }), ...(east && { longitude: east }) };
}
