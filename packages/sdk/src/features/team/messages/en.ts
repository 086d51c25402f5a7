import { enTeamDialog } from './dialog/en.ts';
import { enTeamKeys } from './keys/en.ts';
import { enTeamPermissions } from './permissions/en.ts';

const members = {
  'team.title': 'Team',
  'team.count_one': '{{count}} person',
  'team.count_other': '{{count}} people',
  'team.places': '{{used}} of {{max}} places of the plan in use',
  'team.search': 'Search for a person',
  'team.invite': 'Invite to the team',
  'team.more': 'Show more people',
  'team.you': 'You',
  'team.forbidden': 'You do not have access to the team',
  'team.error.title': 'The team could not be loaded',
  'team.no_match.title': 'Nobody matches',
  'team.no_match.text': 'There is nobody with “{{q}}” in their name or address.',
  'team.no_match.clear': 'Show everybody',
  'team.only_you.title': 'So far you are on your own here',
  'team.only_you.text':
    'Invite the people who answer reviews or look after listings. Each sees only what you let them see.',

  'team.type.label': 'Kind of account',
  'team.type.1': 'Owner',
  'team.type.1_text': 'Sees and may do everything, also invite and remove owners.',
  'team.type.2': 'Admin',
  'team.type.2_text': 'Sees all locations, manages them and the team. Does not change owners.',
  'team.type.3': 'Manager',
  'team.type.3_text': 'Sees the chosen locations and may do only what you tick.',
  'team.type.was_reset':
    'Changing the kind of account has set locations and permissions back to their defaults.',
  'team.sso_hint':
    'Your company’s single sign-on sets what this person may do. The change lasts until they next log in.',

  'team.scope.all': 'all locations, future ones too',
  'team.scope.groups_one': '{{count}} group',
  'team.scope.groups_other': '{{count}} groups',
  'team.scope.named_groups_one': 'group {{names}}',
  'team.scope.named_groups_other': 'groups {{names}}',
  'team.where.all': 'in all locations, future ones too',
  'team.where.locations_one': 'in {{count}} location',
  'team.where.locations_other': 'in {{count}} locations',
  'team.where.groups_one': 'in {{count}} group',
  'team.where.groups_other': 'in {{count}} groups',
  'team.where.named_groups_one': 'in the group {{names}}',
  'team.where.named_groups_other': 'in the groups {{names}}',

  'team.status.active': 'On the team',
  'team.status.pending': 'Invitation pending',
  'team.status.expired': 'Invitation expired',
  'team.status.sent': 'sent {{sent}}',
  'team.status.sent_until': 'sent {{sent}}, valid until {{end}}',
  'team.status.sso': 'Single sign-on',

  'team.actions': 'More: {{name}}',
  'team.edit_named': 'Edit: {{name}}',
  'team.resend': 'Send again',
  'team.resend_named': 'Send again: {{email}}',
  'team.resending': 'Sending',
  'team.resent': 'A new invitation is on its way to {{email}}. The former link no longer works.',
  'team.view_as': 'View the panel as this person',
  'team.view_as_hint': 'To look only, for half an hour.',
  'team.removed': 'Removed from the team: {{name}}',
  'team.remove.pending': 'Removing',
  'team.remove.action': 'Remove from the team',
  'team.remove.action_title': 'Remove this person from the team?',
  'team.remove.action_text': '{{name}} ({{email}}) loses access to this company at once.',
  'team.remove.revoke': 'Take the invitation back',
  'team.remove.revoke_title': 'Take the invitation back?',
  'team.remove.revoke_text': 'The link that was sent to {{email}} stops working ({{name}}).',
  'team.remove.leave': 'Leave the team',
  'team.remove.leave_title': 'Leave the team?',
  'team.remove.leave_text':
    'You lose access to this company at once ({{name}}, {{email}}). Only a new invitation brings you back.',

  'team.refusal.yourself': 'You cannot change your own access. Ask somebody else on the team.',
  'team.refusal.out_of_reach': 'This person has wider access than you.',
  'team.refusal.last_owner': 'The company needs at least one owner.',
  'team.refusal.not_pending': 'The invitation has been accepted already.',
  'team.refusal.still_pending': 'Possible once the invitation has been accepted.',
  'team.refusal.type': 'You cannot give an account wider than your own.',
};

/** Words of the team feature, in English. */
export const enTeam: typeof members & typeof enTeamDialog & typeof enTeamPermissions & typeof enTeamKeys = {
  ...members,
  ...enTeamDialog,
  ...enTeamPermissions,
  ...enTeamKeys,
};
