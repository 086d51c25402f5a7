/** Words of the pages with locations, groups and quality, in English. */
export const enLocationPages = {
  'location_page.import': 'Import from Google',
  'location_page.create': 'Add to the map',
  'location_page.create_title': 'New listing',
  'location_page.create_lead': 'Add a place to the map that Google does not know yet.',
  'location_page.added_to_group': 'Added to “{{name}}”',
  'location_page.group_created': 'Created the group “{{name}}”',
  'location_page.group_saved': 'Saved the group “{{name}}”',
  'location_page.group_deleted': 'Deleted the group “{{name}}”',
};
