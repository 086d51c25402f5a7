/** Pages about reviews, in English. */
export const enReviewPages = {
  'reviews.categories.title': 'Review categories',
  'reviews.categories.manage': 'Manage categories',
  'reviews.categories.figures': 'Category figures',
};
