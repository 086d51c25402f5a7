import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { modules } from './access/access.ts';
import { permissions } from './access/permissions.ts';
import { planCapabilities } from './access/plan.ts';
import { problemCodes, problemStatus } from './problem-codes.ts';

test.each(endpoints)('BAS-01 $method $path is declared whole', (endpoint) => {
  const { access, body, method, params, path, problems = [] } = endpoint;
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
  if (method === 'get') expect(body).toBeUndefined();
  expect(problemCodes).toEqual(expect.arrayContaining([...problems]));
  if (access.for === undefined || access.for === 'member') {
    if (access.module) expect(modules).toContain(access.module);
    if (access.permission) expect(permissions).toContain(access.permission);
    if (access.plan) expect(planCapabilities).toContain(access.plan);
  }
});

test('COM-02 every write is closed to the demo, except login, logout and posts that only read', () => {
  const open = endpoints.filter(
    ({ access, method }) =>
      method !== 'get' && access.for !== 'operator' && ('demo' in access ? access.demo !== 'blocked' : true),
  );
  expect(open.map(({ id }) => id).toSorted()).toEqual([
    'analyseAppPhrases',
    'analyseAppReviews',
    'analyseAppReviewsBy',
    'analyseBoosterPhrases',
    'analyseBoosterReviews',
    'analyseBoosterReviewsBy',
    'analysePhrases',
    'analyseReviews',
    'analyseReviewsBy',
    'beginPasskeyLogin',
    'checkLocalPost',
    'comparePositions',
    'completeLogin',
    'completePasskeyLogin',
    'createEmbedToken',
    'exportAppReviews',
    'exportBoosterReviews',
    'exportInsights',
    'exportLocations',
    'exportOldInsights',
    'exportReviews',
    'getCompetition',
    'getInsights',
    'getInvitation',
    'getMixedValues',
    'getOldInsights',
    'getPostInsights',
    'getRankMap',
    'getRankOverview',
    'listAttributes',
    'listInsightKeywords',
    'listLocationPositions',
    'listMoreHoursTypes',
    'login',
    'logout',
    'previewBulkEdit',
    'previewPrice',
    'previewTemplateBulkAppReply',
    'previewTemplateBulkReply',
    'rehearseProtection',
    'searchAppReviews',
    'searchBoosterContact',
    'searchBoosterReviews',
    'searchPositions',
    'searchReviews',
    'startSocialLogin',
    'startSso',
    'tryPhrases',
  ]);
});

/** Whatever else a member changes reaches no location beyond their own: by what. */
const ownLocationsOnly: Record<string, readonly string[]> = {
  'named one by one, and only those that the member sees': [
    'startBulkEdit',
    'updateListing',
    'checkListing',
    'updateListingLocator',
    'createRankGrid',
    'updateRankGrid',
    'deleteRankGrid',
    'createRankScan',
    'createLocalPost',
    'sendPhotos',
    'deletePhotos',
  ],
  'posts and photos of theirs: of a post that reaches further they change nothing': [
    'updateLocalPost',
    'updatePostDate',
    'stopLocalPost',
    'deleteLocalPost',
    'updatePostVisibility',
    'retryLocalPost',
    'retryPhotoBatch',
  ],
  'each by itself: of what reaches further nothing is removed': ['deleteKeywords'],
  'through reviews of theirs': [
    'writeAiReply',
    'acceptAutoReplies',
    'rejectAutoReplies',
    'tagReview',
    'untagReview',
    'updateReviewTag',
    'updateReviewSentiment',
    'tagReviews',
    'templateBulkReply',
    'bulkReply',
    'replyToReview',
    'deleteReply',
    'createNote',
    'updateNote',
    'deleteNote',
    'refreshReviewMedia',
  ],
  'nothing: the provider has ended it': [
    'createQuestion',
    'acceptQuestionAutoReplies',
    'rejectQuestionAutoReplies',
    'updateQuestion',
    'deleteQuestion',
    'createQuestionAnswer',
    'updateQuestionAnswer',
    'deleteQuestionAnswer',
  ],
  'through changes by others to theirs': [
    'decideExternalChange',
    'decideExternalChanges',
    'rejectExternalChanges',
  ],
  'of the team only those are reached, and only as much is granted, who see no more than the member': [
    'inviteMembers',
    'updateMember',
    'removeMember',
    'removeMembers',
    'resendInvitation',
    'viewAsMember',
  ],
  'a picture that nothing shows until settings name it': ['createLocatorImage'],
  'a picture that nothing shows until it is sent': ['uploadPostPicture', 'uploadPhoto'],
  'only reads what the member sees': [
    'checkLocalPost',
    'writeAiPost',
    'listAttributes',
    'listMoreHoursTypes',
    'getMixedValues',
    'getPostInsights',
    'getInsights',
    'listInsightKeywords',
    'exportInsights',
    'getOldInsights',
    'exportOldInsights',
    'previewBulkEdit',
    'exportLocations',
    'searchPositions',
    'getRankOverview',
    'listLocationPositions',
    'getRankMap',
    'getCompetition',
    'comparePositions',
    'analyseReviews',
    'analyseReviewsBy',
    'analysePhrases',
    'tryPhrases',
    'exportReviews',
    'previewPrice',
    'previewTemplateBulkReply',
    'searchReviews',
    'searchBoosterReviews',
    'exportBoosterReviews',
    'analyseBoosterReviews',
    'analyseBoosterReviewsBy',
    'analyseBoosterPhrases',
  ],
  'through answers to forms, given about theirs': [
    'replyToBoosterReview',
    'deleteBoosterReply',
    'writeAiBoosterReply',
    'createBoosterNote',
    'updateBoosterNote',
    'deleteBoosterNote',
    'tagBoosterReview',
    'untagBoosterReview',
    'updateBoosterReviewTag',
    'updateBoosterReviewSentiment',
    'tagBoosterReviews',
  ],
};

test('COM-03 every change that a member makes says whether it concerns all locations, or is known not to', () => {
  const undecided = endpoints.filter(({ access, method }) => {
    const isOfMember = access.for === undefined || access.for === 'member';
    if (!isOfMember || (method === 'get' && access.demo === 'allowed')) return false;
    return !access.fullAccess && access.concernsAllLocations === undefined;
  });
  expect(undecided.map(({ id }) => id).toSorted()).toEqual(Object.values(ownLocationsOnly).flat().toSorted());
});

test('ERR-01 every problem is a client or a server error', () => {
  for (const status of Object.values(problemStatus)) expect(status).toBeGreaterThanOrEqual(400);
});
