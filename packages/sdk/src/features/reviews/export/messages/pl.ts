/** In Polish. */
export const plReviewExport = {
  'review_export.title': 'Eksport opinii',
  'review_export.open': 'Eksportuj',
  'review_export.count_one': 'Do pliku trafi {{count}} opinia z bieżącego widoku.',
  'review_export.count_few': 'Do pliku trafią {{count}} opinie z bieżącego widoku.',
  'review_export.count_many': 'Do pliku trafi {{count}} opinii z bieżącego widoku.',
  'review_export.count_other': 'Do pliku trafi {{count}} opinii z bieżącego widoku.',
  'review_export.counting': 'Liczę opinie…',
  'review_export.nothing': 'Żadna opinia nie pasuje do filtrów',
  'review_export.over_limit': 'Jednorazowo można wyeksportować {{max}} opinii. Zawęź filtry.',
};
