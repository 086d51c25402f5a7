import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { draftReply } from '../../opinions/ai/draft-reply.service.ts';
import { requireAppReview } from '../app-reviews.queries.ts';

/**
 * Has the model write a draft for a review of an app, within the limit of its store. What can be refused is refused
 * before the first event.
 * @throws Problem `not_found`, `too_many_attempts` or what `aiReplyRefusal` says
 */
export async function draftAppReply(
  services: Services,
  member: Member,
  id: number,
  asked: { wish: string; signal: AbortSignal },
): Promise<AsyncIterable<AiDraftEvent>> {
  const { author, comment, title, store, ...review } = await requireAppReview(
    services.database.queries,
    member,
    id,
  );
  return draftReply(services, member, {
    review: {
      ...review,
      comment: [title, comment].filter(Boolean).join('\n') || null,
      author: { ...author, is_anonymous: false },
      location: { name: review.app.name, city: '' },
    },
    channel: store,
    ...asked,
  });
}
