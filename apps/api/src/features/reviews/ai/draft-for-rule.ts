import { ModelError } from '../../../providers/language-model/language-model.ts';
import type { Services } from '../../../services.ts';
import { giveBackAiReply, spendAiReply, type LimitOwner } from './ai-limit.ts';
import { replyPrompt, type ReplyTask } from './reply-prompt.ts';

const patienceMilliseconds = 120_000;

/**
 * A whole draft, while nobody watches; undefined when the month's limit is reached. It costs one, unless none came.
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
