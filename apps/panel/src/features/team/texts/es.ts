/** The team in the panel, in Spanish. */
export const esTeam = {
  'view_as.label': 'Vista de otra persona',
  'view_as.text': 'Estás viendo el panel como {{name}}.',
  'view_as.end': 'Terminar',
  'view_as.over': 'La vista de otra persona dura media hora como máximo y acaba de terminar.',
};
