import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { Problem } from '../../../problem.ts';
import { streamDraft } from '../../../providers/language-model/stream-draft.ts';
import type { Services } from '../../../services.ts';
import { companyNameOf } from '../../company/company.queries.ts';
import type { Member } from '../../company/member.ts';
import { countTry } from '../../../limits/throttle.ts';
import { requireReview } from '../reviews.queries.ts';
import { readAiConfig } from '../../opinions/ai/ai-config.service.ts';
import { aiReplyAllowance } from '../../opinions/ai/ai-limit.ts';
import { draftMaxLength, replyPrompt } from '../../opinions/ai/reply-prompt.ts';

interface Wanted {
  reviewId: number;
  wish: string;
  /** Aborted when the client has closed the stream; stops the model. */
  signal: AbortSignal;
}

/**
 * Has the model write a draft. What can be refused is refused before the first event.
 * @throws Problem `not_found`, `too_many_attempts` or what `aiReplyRefusal` says
 */
export async function draftReply(
  services: Services,
  member: Member,
  { reviewId, wish, signal }: Wanted,
): Promise<AsyncIterable<AiDraftEvent>> {
  const { queries } = services.database;
  const review = await requireReview(queries, member, reviewId);
  const refusal = aiReplyRefusal(review);
  if (refusal) throw new Problem(refusal);
  const config = await readAiConfig(queries, member.companyId);
  const prompt = replyPrompt({
    company: await companyNameOf(queries, member.companyId),
    config,
    review,
    wish,
  });
  await countTry(services, { purpose: 'draft', account: String(member.companyId) });
  return streamDraft(services, {
    allowance: aiReplyAllowance,
    owner: member,
    write: () => services.model.write(prompt, { signal, most: draftMaxLength }),
    signal,
  });
}
