import { getAiPostLimit, writeAiPost } from '@pinfold/contract/features/publications/ai-posts.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { aiPostLimitOf, draftPost } from './ai-post.service.ts';

export function mountAiPosts(api: Api): void {
  mount(api, getAiPostLimit, ({ services, member }) => aiPostLimitOf(services, member));
  mount(api, writeAiPost, ({ services, member, body, signal }) => draftPost(services, member, body, signal));
}
