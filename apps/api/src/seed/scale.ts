import type { Services } from '../services.ts';
import type { Report } from './seed.ts';

/** Placeholder until the scale world lands. */
export async function seedScale(_services: Services, _report: Report): Promise<void> {
  throw new Error('not yet');
}
