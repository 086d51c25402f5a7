/** The team in the panel, in English. */
export const enTeam = {
  'view_as.label': 'Viewing as somebody else',
  'view_as.text': 'You are viewing the panel as {{name}}.',
  'view_as.end': 'End',
  'view_as.over': 'Viewing as somebody lasts half an hour at most and has just ended.',
};
