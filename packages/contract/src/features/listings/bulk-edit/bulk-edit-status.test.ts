import { expect, test } from 'vitest';
import { batchStatus } from '../../../batch-status.ts';
import { bulkEditSteps, canStepBulkEdit, type BulkEditState } from './bulk-edit-status.ts';

const running: BulkEditState = {
  status: batchStatus.pending,
  is_paused: false,
  pending: 3,
  ok: 2,
  failed: 0,
  reverted_by_id: null,
};
const done = { ...running, status: batchStatus.completed, pending: 0, ok: 5 };

test.each<[string, BulkEditState, string[]]>([
  ['running', running, ['pause']],
  ['running with everything handed over', { ...running, pending: 0 }, []],
  ['paused', { ...running, is_paused: true }, ['resume', 'revert']],
  ['paused before anything arrived', { ...running, is_paused: true, ok: 0 }, ['resume', 'revert']],
  ['done', done, ['revert']],
  [
    'done with failures',
    { ...done, status: batchStatus.finishedWithProblems, failed: 1 },
    ['retry', 'revert'],
  ],
  ['failed as a whole', { ...done, status: batchStatus.finishedWithProblems, ok: 0, failed: 5 }, ['retry']],
  ['taken back', { ...done, failed: 1, reverted_by_id: 9 }, []],
])('BEY-06 a bulk edit that is %s offers just what can be done with it', (_name, edit, steps) => {
  expect(bulkEditSteps.filter((step) => canStepBulkEdit(edit, step))).toEqual(steps);
});
