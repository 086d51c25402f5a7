import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import type { ReplyChannel, ReplyGuardReview } from '@pinfold/contract/features/opinions/reply';
import { countTry } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import { streamDraft } from '../../../providers/language-model/stream-draft.ts';
import type { Services } from '../../../services.ts';
import { companyNameOf } from '../../company/company.queries.ts';
import type { Member } from '../../company/member.ts';
import { readAiConfig } from './ai-config.service.ts';
import { aiReplyAllowance } from './ai-limit.ts';
import { fitDraft } from './fit-draft.ts';
import { draftMaxLength, replyPrompt, type ReplyTask } from './reply-prompt.ts';

interface Wanted {
  review: ReplyTask['review'] & ReplyGuardReview;
  channel: ReplyChannel;
  wish: string;
  /** Aborted when the client has closed the stream; stops the model. */
  signal: AbortSignal;
}

/**
 * Has the model write a draft. What can be refused is refused before the first event.
 * @throws Problem `too_many_attempts` or what `aiReplyRefusal` says
 */
export async function draftReply(
  services: Services,
  member: Member,
  { review, channel, wish, signal }: Wanted,
): Promise<AsyncIterable<AiDraftEvent>> {
  const { queries } = services.database;
  const refusal = aiReplyRefusal(review);
  if (refusal) throw new Problem(refusal);
  const config = await readAiConfig(queries, member.companyId);
  const company = await companyNameOf(queries, member.companyId);
  const prompt = replyPrompt({ company, config, review, channel, wish });
  await countTry(services, { purpose: 'draft', account: String(member.companyId) });
  return streamDraft(services, {
    allowance: aiReplyAllowance,
    owner: member,
    write: () => services.model.write(prompt, { signal, most: draftMaxLength }),
    clean: (pieces) => fitDraft(pieces, channel),
    signal,
  });
}
