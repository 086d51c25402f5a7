import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { competitionAnswers } from './competition-answers.ts';
import { competitorAnswers } from './competitor-answers.ts';
import { createTestGridApi, type TestScanEnd } from './grid-answers.ts';
import { positionAnswers } from './position-answers.ts';

/** What `createTestRankingsApi` returns. */
export interface CreateTestRankingsApiResult {
  answers: TestAnswers;
  finishScan: (grid: number, end: TestScanEnd) => void;
}

/** Positions on maps in the in-memory API. */
export function createTestRankingsApi(data: TestData, tell: () => void): CreateTestRankingsApiResult {
  const grids = createTestGridApi(data, tell);
  const answers: TestAnswers = {
    ...positionAnswers(data),
    ...competitorAnswers(data, tell),
    ...competitionAnswers(data),
    ...grids.answers,
  };
  return { answers, finishScan: grids.finish };
}
