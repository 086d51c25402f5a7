import { appReviewChannel } from './features/app-reviews/app-review-channel.ts';
import type { OpinionChannel } from './features/opinions/opinion-channel.ts';
import { boosterChannel } from './features/review-booster/responses/booster-channel.ts';
import { reviewChannel } from './features/reviews/review-channel.ts';

/** All that is put into a company's one list of categories. */
export const connectedOpinions: readonly OpinionChannel[] = [reviewChannel, appReviewChannel, boosterChannel];
