/** Pages about reviews, in Spanish. */
export const esReviewPages = {
  'reviews.categories.title': 'Categorías de reseñas',
  'reviews.categories.manage': 'Gestionar categorías',
  'reviews.categories.figures': 'Análisis por categoría',
};
