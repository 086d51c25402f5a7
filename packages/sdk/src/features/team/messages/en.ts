/** Words of the team feature, in English. */
export const enTeam = {
  'team.title': 'Team',
};
