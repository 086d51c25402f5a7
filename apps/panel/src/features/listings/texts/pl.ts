/** Words of the pages with locations, groups and quality, in Polish. */
export const plLocationPages = {
  'location_page.import': 'Zaimportuj z Google',
  'location_page.create': 'Dodaj na mapie',
  'location_page.create_title': 'Nowa wizytówka',
  'location_page.create_lead': 'Dodaj na mapę miejsce, którego Google jeszcze nie zna.',
  'location_page.added_to_group': 'Dodano do grupy „{{name}}”',
  'location_page.group_created': 'Utworzono grupę „{{name}}”',
  'location_page.group_saved': 'Zapisano grupę „{{name}}”',
  'location_page.group_deleted': 'Usunięto grupę „{{name}}”',
};
