import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who reads templates, to answer with them: also the demo account. */
export const readTemplatesAccess: MemberAccess = {
  module: 'reviews',
  plan: 'templates',
  permission: 'reply_reviews',
  demo: 'allowed',
};

/** Who writes them, for all locations. */
export const editTemplatesAccess: MemberAccess = {
  module: 'reviews',
  plan: 'templates',
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: true,
};
