import { expect, test } from 'vitest';
import { failureOfAppReply } from './app-reply-outcome.ts';

test.each([
  ['invalid', ['ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG'], 'too_long'],
  ['invalid', ['ENTITY_ERROR.ATTRIBUTE.INVALID'], 'policy_violation'],
  ['not_found', ['ENTITY_ERROR.RELATIONSHIP.INVALID'], 'review_gone'],
  ['conflict', ['ENTITY_ERROR.RELATIONSHIP.INVALID'], undefined],
] as const)(
  'RV-12 a reply that is refused as %s because of %j has the problem %s',
  (kind, reasons, problem) => {
    expect(failureOfAppReply({ kind, reasons })).toBe(problem);
  },
);
