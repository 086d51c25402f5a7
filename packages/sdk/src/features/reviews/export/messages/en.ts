/** In English. */
export const enReviewExport = {
  'review_export.title': 'Export reviews',
  'review_export.open': 'Export',
  'review_export.count_one': 'The file will hold {{count}} review of the current view.',
  'review_export.count_other': 'The file will hold {{count}} reviews of the current view.',
  'review_export.counting': 'Counting reviews…',
  'review_export.nothing': 'No review matches the filters',
  'review_export.over_limit': '{{max}} reviews can be exported at once. Narrow the filters.',
};
