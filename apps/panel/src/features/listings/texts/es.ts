/** Words of the pages with locations, groups and quality, in Spanish. */
export const esLocationPages = {
  'location_page.import': 'Importar de Google',
  'location_page.create': 'Añadir al mapa',
  'location_page.create_title': 'Nueva ficha',
  'location_page.create_lead': 'Añade al mapa un lugar que Google aún no conoce.',
  'location_page.added_to_group': 'Añadidas a «{{name}}»',
  'location_page.group_created': 'Grupo «{{name}}» creado',
  'location_page.group_saved': 'Grupo «{{name}}» guardado',
  'location_page.group_deleted': 'Grupo «{{name}}» eliminado',
};
