/** Words of the team feature, in Polish. */
export const plTeam = {
  'team.title': 'Zespół',
};
