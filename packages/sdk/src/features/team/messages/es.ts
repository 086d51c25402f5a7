/** Words of the team feature, in Spanish. */
export const esTeam = {
  'team.title': 'Equipo',
};
