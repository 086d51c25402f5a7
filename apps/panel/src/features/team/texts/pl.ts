/** The team in the panel, in Polish. */
export const plTeam = {
  'view_as.label': 'Podgląd innej osoby',
  'view_as.text': 'Oglądasz panel jako {{name}}.',
  'view_as.end': 'Zakończ',
  'view_as.over': 'Podgląd trwa najwyżej pół godziny i właśnie się skończył.',
};
