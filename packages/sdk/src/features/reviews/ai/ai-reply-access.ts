import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who may have the model write a draft. */
export const aiReplyAccess: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'ai_reply',
  demo: 'blocked',
};

/** Who may see what is left of the limit, and how the model writes. */
export const aiReplyViewAccess: MemberAccess = { ...aiReplyAccess, demo: 'allowed' };
