import * as z from 'zod';
import { batchStatus } from './batch-status.ts';

/** The state of a batch on the wire, without a description. */
export const BatchStatusValue = z.union([
  z.literal(batchStatus.pending),
  z.literal(batchStatus.completed),
  z.literal(batchStatus.finishedWithProblems),
]);

/** The state of a batch on the wire. */
export const BatchStatusSchema = BatchStatusValue.describe(
  'Pending 1, completed 2, finished with problems 3.',
);
