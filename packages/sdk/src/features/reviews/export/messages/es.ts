/** In Spanish. */
export const esReviewExport = {
  'review_export.title': 'Exportar reseñas',
  'review_export.open': 'Exportar',
  'review_export.count_one': 'El archivo tendrá {{count}} reseña de la vista actual.',
  'review_export.count_many': 'El archivo tendrá {{count}} reseñas de la vista actual.',
  'review_export.count_other': 'El archivo tendrá {{count}} reseñas de la vista actual.',
  'review_export.counting': 'Contando reseñas…',
  'review_export.nothing': 'Ninguna reseña coincide con los filtros',
  'review_export.over_limit': 'Se pueden exportar {{max}} reseñas a la vez. Acota los filtros.',
};
