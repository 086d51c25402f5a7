import { eq } from 'drizzle-orm';
import type { AiReplyEvent } from '@pinfold/contract/features/reviews/ai/ai-replies.endpoints';
import { aiReplyRefusal } from '@pinfold/contract/features/reviews/ai/ai-reply';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { ModelError, type Prompt } from '../../../providers/language-model/language-model.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { requireReview } from '../reviews.queries.ts';
import { readAiConfig } from './ai-config.service.ts';
import { aiLimitOf, giveBackAiReply, spendAiReply, type LimitOwner, type SpentReply } from './ai-limit.ts';
import { replyPrompt, type ReplyTask } from './reply-prompt.ts';

interface Wanted {
  reviewId: number;
  wish: string;
  /** Aborted when the client has closed the stream; stops the model. */
  signal: AbortSignal;
}

/** Has the model write a draft. What can be refused is refused before the first event. */
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
  const prompt = replyPrompt({ company: await nameOf(queries, member.companyId), config, review, wish });
  const spent = await spendAiReply(services, member);
  if (spent) return write(services, spent, prompt, signal);
  const { renews_at } = await aiLimitOf(services, queries, member);
  return once({ kind: 'too_many_requests', reason: 'monthly_limit', renews_at });
}

/** Yields each piece of text as it arrives. A draft without any text is not counted. */
async function* write(
  services: Services,
  spent: SpentReply,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<AiReplyEvent> {
  let hasBegun = false;
  let end: AiReplyEvent = { kind: 'failed', reason: 'model_unavailable' };
  try {
    for await (const text of services.model.write(prompt, { signal })) {
      hasBegun = true;
      yield { kind: 'text', text };
    }
    if (hasBegun) end = { kind: 'done', remaining_limit: spent.remaining };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    services.log.info({ failure: error.failure }, 'no whole draft');
    end = endOf(error);
  } finally {
    if (!hasBegun) await giveBackAiReply(services, spent);
  }
  if (!signal.aborted) yield end;
}

function endOf({ failure }: ModelError): AiReplyEvent {
  if (failure === 'model_busy') return { kind: 'too_many_requests', reason: 'model_busy', renews_at: null };
  return { kind: 'failed', reason: failure };
}

async function* once(event: AiReplyEvent): AsyncGenerator<AiReplyEvent> {
  yield event;
}

async function nameOf(queries: Queryable, companyId: number): Promise<string> {
  const [company] = await queries
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name ?? '';
}

const patienceMilliseconds = 120_000;

/**
 * Returns a whole draft for a rule; undefined when the month's limit is reached. Counts as one reply, unless there was
 * no text.
 * @throws ModelError
 */
export async function draftForRule(
  services: Services,
  owner: LimitOwner,
  task: ReplyTask,
): Promise<string | undefined> {
  const spent = await spendAiReply(services, owner);
  if (!spent) return undefined;
  try {
    let text = '';
    const signal = AbortSignal.timeout(patienceMilliseconds);
    for await (const piece of services.model.write(replyPrompt(task), { signal })) text += piece;
    if (text.trim() === '') throw new ModelError('model_unavailable');
    return text.trim();
  } catch (error) {
    await giveBackAiReply(services, spent);
    throw error;
  }
}
