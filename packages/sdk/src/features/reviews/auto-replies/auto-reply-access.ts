import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who decides about automatic replies. */
export const autoReplyAccess: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'review_auto_replies',
  demo: 'blocked',
};

/** Who may see them. */
export const autoReplyViewAccess: MemberAccess = { ...autoReplyAccess, demo: 'allowed' };

/** Who makes their rules: of some locations whoever sees these. */
export const autoReplyRuleAccess: MemberAccess = {
  ...autoReplyAccess,
  permission: 'edit_review_reply_templates',
  concernsAllLocations: 'sometimes',
};

/** Who makes those for groups or for all locations. */
export const wideRuleAccess: MemberAccess = { ...autoReplyRuleAccess, concernsAllLocations: true };
