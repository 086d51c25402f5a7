import { expect, test } from 'vitest';
import { batchStatus, batchStatusOf } from './batch-status.ts';

test('RV-03 a batch is pending while anything is processing, and then tells of problems', () => {
  expect(batchStatusOf({ processing: 1, rejected: 5, failed: 0 })).toBe(batchStatus.pending);
  expect(batchStatusOf({ processing: 0, rejected: 0, failed: 0 })).toBe(batchStatus.completed);
  expect(batchStatusOf({ processing: 0, rejected: 1, failed: 0 })).toBe(batchStatus.finishedWithProblems);
  expect(batchStatusOf({ processing: 0, rejected: 0, failed: 1 })).toBe(batchStatus.finishedWithProblems);
});

test('BEY-06 a batch that records its end is pending until then, whatever a member of some locations counts', () => {
  expect(batchStatusOf({ processing: 0, failed: 1 }, false)).toBe(batchStatus.pending);
  expect(batchStatusOf({ processing: 0, failed: 0 }, true)).toBe(batchStatus.completed);
  expect(batchStatusOf({ processing: 0, failed: 1 }, true)).toBe(batchStatus.finishedWithProblems);
});
