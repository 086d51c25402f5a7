import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';

/** Nothing is changed by hand while all reviews are being put into categories. */
export function refuseWhileProcessing({ categorisation }: TestData): void {
  if (categorisation.progress.status === 'processing') throw new TestProblem('categorisation_in_progress');
}
