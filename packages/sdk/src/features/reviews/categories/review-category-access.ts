import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who tries phrases out, which changes nothing. */
export const triedPhrasesAccess: MemberAccess = {
  module: 'reviews',
  permission: 'manage_reviews_categories',
  demo: 'allowed',
};

/** Who defines categories, for all locations. */
export const reviewCategoriesAccess: MemberAccess = {
  ...triedPhrasesAccess,
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Whose plan has automatic categories. */
export const automaticPlanAccess: MemberAccess = { ...triedPhrasesAccess, plan: 'ai_categorisation' };

/** Who puts all reviews into the automatic categories anew. */
export const categorisationAccess: MemberAccess = { ...reviewCategoriesAccess, plan: 'ai_categorisation' };

/** Who puts single reviews into categories by hand. */
export const taggingAccess: MemberAccess = {
  module: 'reviews',
  permission: 'assign_reviews_categories',
  demo: 'blocked',
};

/** Who says by hand how a review sounds. */
export const sentimentAccess: MemberAccess = { ...taggingAccess, plan: 'manual_sentiment' };
