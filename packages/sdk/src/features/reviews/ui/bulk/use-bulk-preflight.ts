import {
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import { replyTextProblem } from '@pinfold/contract/features/reviews/reply';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useAiReplyConfig } from '../../ai/use-ai-reply-config.ts';

/** What `useBulkPreflight` returns. */
export interface UseBulkPreflightResult {
  /** Why it cannot be sent, in words. */
  refusal: string | undefined;
  findings: PreflightFinding[];
  hasWarnings: boolean;
}

/** Looks through the one text of a bulk reply before it is sent to so many. */
export function useBulkPreflight(text: string, count: number): UseBulkPreflightResult {
  const t = useTranslate();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  const problem = replyTextProblem(text);
  const all: PreflightFinding[] = problem ? [] : preflightReply(text, { bulkSize: count, forbiddenWords });
  const isUnfilled = all.some(({ code }) => code === 'unfilled_variable');
  // The dialog has a banner of its own for it, which stands there from the start.
  const findings = all.filter(({ code }) => code !== 'repetition');
  return {
    refusal: problem
      ? t(`reviews.refusal.${problem}`)
      : isUnfilled
        ? t('reviews.refusal.unfilled_variable')
        : undefined,
    findings,
    hasWarnings: findings.some(({ severity }) => severity === 'warning'),
  };
}
