import type { AiReplyEvent } from '@pinfold/contract/features/reviews/ai-replies.endpoints';
import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { replyMaxBytes } from '@pinfold/contract/features/opinions/reply';
import { Problem } from '../../../problem.ts';
import { ModelError } from '../../../providers/language-model/language-model.ts';
import {
  giveBackDraft,
  spendDraft,
  type LimitOwner,
} from '../../../providers/language-model/monthly-limit.ts';
import { streamDraft } from '../../../providers/language-model/stream-draft.ts';
import type { Services } from '../../../services.ts';
import { companyNameOf } from '../../company/company.queries.ts';
import type { Member } from '../../company/member.ts';
import { countTry } from '../../../limits/throttle.ts';
import { requireReview } from '../reviews.queries.ts';
import { readAiConfig } from './ai-config.service.ts';
import { aiReplyAllowance } from './ai-limit.ts';
import { replyPrompt, type ReplyTask } from './reply-prompt.ts';

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
): Promise<AsyncIterable<AiReplyEvent>> {
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
    write: () => services.model.write(prompt, { signal, most }),
    signal,
  });
}

/** Characters that the model may write for one reply: whoever sends it is told where it is too long. */
const most = 4 * replyMaxBytes;

const patienceMilliseconds = 120_000;

/**
 * Returns a whole draft for a rule; undefined when the month's limit is reached. Counts as one reply, unless the model
 * failed: nobody has read what it had begun.
 * @throws ModelError
 */
export async function draftForRule(
  services: Services,
  owner: LimitOwner,
  task: ReplyTask,
): Promise<string | undefined> {
  const spent = await spendDraft(services, aiReplyAllowance, owner);
  if (!spent) return undefined;
  try {
    let text = '';
    const signal = AbortSignal.timeout(patienceMilliseconds);
    for await (const piece of services.model.write(replyPrompt(task), { signal, most })) text += piece;
    if (text.trim() === '') throw new ModelError('temporary', 'The model wrote nothing');
    return text.trim();
  } catch (error) {
    if (error instanceof ModelError) await giveBackDraft(services, spent);
    throw error;
  }
}
