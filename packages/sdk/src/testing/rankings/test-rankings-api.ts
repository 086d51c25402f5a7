import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { competitionAnswers } from './competition-answers.ts';
import { competitorAnswers } from './competitor-answers.ts';
import { createTestGridApi } from './grid-answers.ts';
import { positionAnswers } from './position-answers.ts';
import type { RankingOperation } from './ranking-operations.ts';

/** Positions on maps in the in-memory API. */
export function createTestRankingsApi(data: TestData, tell: () => void) {
  const grids = createTestGridApi(data, tell);
  const answers: TestAnswers<RankingOperation> = {
    ...positionAnswers(data),
    ...competitorAnswers(data, tell),
    ...competitionAnswers(data),
    ...grids.answers,
  };
  return { answers, finishScan: grids.finish };
}
