export const enExternalChangesProtection = {
  'external_changes.protection.forbidden': 'You have no access to external changes',
  'external_changes.protection.failed': 'The protection settings could not be loaded',
  'external_changes.protection.automatic.title': 'Automatic rejection',
  'external_changes.protection.automatic': 'Reject changes of protected fields automatically',
  'external_changes.protection.automatic_on':
    'Changes of protected fields are rejected as soon as they are found. You find each of them in the history.',
  'external_changes.protection.automatic_off':
    'Changes of protected fields wait for your decision, and we remind you of them.',
  'external_changes.protection.rehearsal_one':
    'In the last {{days}} days it would have rejected {{rejected}} of {{count}} change.',
  'external_changes.protection.rehearsal_other':
    'In the last {{days}} days it would have rejected {{rejected}} of {{count}} changes.',
  'external_changes.protection.rehearsal_empty':
    'Nobody changed anything in the last {{days}} days, so there is nothing to try it on.',
  'external_changes.protection.stopped_one':
    'It would have left {{count}} change to a person, because somebody kept making it again.',
  'external_changes.protection.stopped_other':
    'It would have left {{count}} changes to a person, because somebody kept making them again.',
  'external_changes.protection.would_reject_one': 'would reject {{rejected}} of {{count}} change',
  'external_changes.protection.would_reject_other': 'would reject {{rejected}} of {{count}} changes',
  'external_changes.protection.changed_one': '{{count}} change in {{days}} days',
  'external_changes.protection.changed_other': '{{count}} changes in {{days}} days',
  'external_changes.protection.edit_war_one':
    'After {{count}} rejection of one field in a location within {{days}} days, protection stops and asks a person to decide.',
  'external_changes.protection.edit_war_other':
    'After {{count}} rejections of one field in a location within {{days}} days, protection stops and asks a person to decide.',
  'external_changes.protection.fields.title': 'Protected fields',
  'external_changes.protection.fields.text': 'In all locations but those of groups with a list of their own.',
  'external_changes.protection.section.name_address': 'Name and address',
  'external_changes.protection.section.contact': 'Contact',
  'external_changes.protection.section.hours': 'Hours',
  'external_changes.protection.section.offer': 'Categories and services',
  'external_changes.protection.section.other': 'Other',
  'external_changes.protection.protected_count_one': '{{count}} protected field',
  'external_changes.protection.protected_count_other': '{{count}} protected fields',
  'external_changes.protection.groups.title': 'Groups with a list of their own',
  'external_changes.protection.groups.text':
    'In a location of several such groups everything is protected that any of them protects.',
  'external_changes.protection.groups.add': 'Add a group',
  'external_changes.protection.groups.placeholder': 'Type the name of a group',
  'external_changes.protection.groups.no_match': 'There is no such group',
  'external_changes.protection.groups.remove': 'Remove the list of the group {{name}}',
  'external_changes.protection.groups.open': 'Show the fields of the group {{name}}',
  'external_changes.protection.groups.close': 'Hide the fields of the group {{name}}',
  'external_changes.protection.dirty': 'The protection settings are not saved yet',
  'external_changes.protection.discard': 'Back to what is saved',
  'external_changes.protection.saving': 'Saving',
  'external_changes.protection.saved': 'The protection settings are saved',
  'external_changes.protection.updated': 'Last changed: {{date}}, {{name}}',
  'external_changes.protection.updated_at': 'Last changed: {{date}}',
  'external_changes.protection.confirm.title': 'Turn automatic rejection on?',
  'external_changes.protection.confirm.text':
    'New changes of protected fields will be rejected as soon as they are found, and those that wait for a decision now are rejected at once.',
  'external_changes.protection.confirm.yes': 'Turn on and save',
  'external_changes.protection.bar.label': 'Changes to protected fields',
  'external_changes.protection.bar.waiting_one':
    '{{count}} change of a protected field {{places}} waits for a decision',
  'external_changes.protection.bar.waiting_other':
    '{{count}} changes of protected fields {{places}} wait for a decision',
  'external_changes.protection.bar.places_one': 'in {{count}} location',
  'external_changes.protection.bar.places_other': 'in {{count}} locations',
  'external_changes.protection.bar.reject': 'Reject',
  'external_changes.protection.bar.open': 'See the changes',
  'external_changes.protection.bar.ask_one': 'Reject {{count}} change?',
  'external_changes.protection.bar.ask_other': 'Reject {{count}} changes?',
  'external_changes.protection.bar.ask_text':
    'About: {{fields}} ({{places}}). Google will show again what is saved with us.',
  'external_changes.protection.bar.ask_rest_one':
    '{{count}} change stays on the list, since only so many can be rejected at once.',
  'external_changes.protection.bar.ask_rest_other':
    '{{count}} changes stay on the list, since only so many can be rejected at once.',
  'external_changes.protection.bar.yes': 'Yes, reject',
  'external_changes.protection.bar.no': 'No',
  'external_changes.protection.bar.rejecting': 'Rejecting',
  'external_changes.protection.bar.done_one': '{{count}} change rejected',
  'external_changes.protection.bar.done_other': '{{count}} changes rejected',
  'external_changes.protection.bar.done_none': 'Nothing was rejected',
  'external_changes.protection.bar.done_send': 'It goes to Google in a moment. Until then you can undo it.',
  'external_changes.protection.bar.done_sent':
    'It is on its way to Google. You find the outcome in the history of changes.',
  'external_changes.protection.bar.skipped_one':
    '{{count}} change was passed over, since it needs no decision any more.',
  'external_changes.protection.bar.skipped_other':
    '{{count}} changes were passed over, since they need no decision any more.',
  'external_changes.protection.bar.undone': 'Undone. The changes wait for a decision again.',
  'external_changes.protection.bar.undo': 'Undo ({{seconds}} s)',
};
