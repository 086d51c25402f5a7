import { expect, test } from 'vitest';
import { policyViolations } from '@pinfold/sandbox';
import { replyOutcomeOf } from './reply-outcome.ts';

const problemOf = (policyViolation: string) => {
  const outcome = replyOutcomeOf({
    comment: 'Dziękujemy!',
    updateTime: '2026-11-20T10:00:00Z',
    reviewReplyState: 'REJECTED',
    policyViolation,
  });
  return 'problem' in outcome ? outcome.problem : undefined;
};

test.each([
  ['OWNERSHIP_REVOKED', 'access_lost'],
  ['LOCATION_VERIFICATION_REQUIRED', 'location_unverified'],
  ['LOCATION_SUSPENDED', 'profile_suspended'],
  ['EDITING_RESTRICTION', 'editing_restricted'],
  ['MODERATION_ERROR', 'moderation_error'],
  ['SEXUALLY_EXPLICIT', 'inappropriate'],
  ['IMPERSONATION', 'misleading'],
  ['GENERIC_QUALITY', 'low_quality'],
  ['IDENTITY_CHANGE', 'editing_restricted'],
  ['REGULATED_GOODS_AND_SERVICES', 'advertising'],
  ['VIOLENCE_AND_GORE', 'inappropriate'],
  ['GENERIC_FRAUD', 'misleading'],
  ['GENERIC_VANDALISM', 'low_quality'],
])('BEY-21 RV-02 Google’s %s is told as %s', (violation, problem) => {
  expect(problemOf(violation)).toBe(problem);
});

test('BEY-21 RV-02 of the 42 values that Google lists only the general one, and that of pictures, say no more than that a policy is broken', () => {
  expect(new Set(policyViolations).size).toBe(42);
  expect(policyViolations.filter((value) => problemOf(value) === 'policy_violation')).toEqual([
    'PHOTOS_AND_VIDEOS_CRITERIA',
    'GENERIC_VIOLATION',
  ]);
});

test('BEY-21 RV-02 a value that is new at Google has a text as well', () => {
  expect(problemOf('ADDED_LATER')).toBe('policy_violation');
});
