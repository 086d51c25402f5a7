/** Pages about reviews, in Polish. */
export const plReviewPages = {
  'reviews.categories.title': 'Kategorie opinii',
  'reviews.categories.manage': 'Zarządzaj kategoriami',
  'reviews.categories.figures': 'Analiza kategorii',
};
