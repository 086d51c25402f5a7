import { ModelError } from '../../../providers/language-model/language-model.ts';
import {
  giveBackDraft,
  spendDraft,
  type LimitOwner,
} from '../../../providers/language-model/monthly-limit.ts';
import type { Services } from '../../../services.ts';
import { aiReplyAllowance } from './ai-limit.ts';
import { draftMaxLength, replyPrompt, type ReplyTask } from './reply-prompt.ts';

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
    for await (const piece of services.model.write(replyPrompt(task), { signal, most: draftMaxLength }))
      text += piece;
    if (text.trim() === '') throw new ModelError('temporary', 'The model wrote nothing');
    return text.trim();
  } catch (error) {
    if (error instanceof ModelError) await giveBackDraft(services, spent);
    throw error;
  }
}
