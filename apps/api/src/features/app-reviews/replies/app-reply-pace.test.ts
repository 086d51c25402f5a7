import { expect, test } from 'vitest';
import { appStoreRepliesPerMinute } from '@pinfold/contract/features/app-reviews/app-reply-pace';
import { readConfig } from '../../../config.ts';
import { partRoom } from '../../../delivery/provider-quota.ts';
import { nextReplyCheck, replyChecksWithin } from '../../opinions/replies/reply-jobs.ts';
import { callsOfReply } from './publish-app-reply.job.ts';

test.each([
  [0, 0],
  [60, 1],
  [61, 2],
  [180, 2],
  [300, 3],
  [86_400, 76],
])('RV-12 a reply that is published after %i seconds was asked about %i times', (seconds, times) => {
  const pace = [60, 1200] as const;
  expect(replyChecksWithin(pace, seconds)).toBe(times);
  const reply = { companyId: 1, reviewId: 1, version: 1 };
  let at = new Date(0);
  let asked = 0;
  while (at.getTime() < seconds * 1000) {
    const now = at;
    at = nextReplyCheck({ now: () => now }, reply, pace, asked).at;
    asked += 1;
  }
  expect(asked).toBe(times);
});

test('RV-12 screens say the pace that the App Store is sent replies at, with the questions about each', () => {
  const room = partRoom(readConfig({}), ['app-store', 'replies']);
  expect((room?.most ?? 0) / callsOfReply.app_store).toBe(appStoreRepliesPerMinute);
});
