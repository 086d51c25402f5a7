/** Pages of the store locator in the panel, in Spanish. */
export const esStoreLocatorPages = {
  'locator.tabs': 'Páginas del Store Locator',
  'locator.lead': 'Las ubicaciones en la web de tu empresa: buscador, mapa y los detalles de cada una.',
  'locator.saved': 'Ajustes del Store Locator guardados',
  'locator.views': 'La ubicación en el Store Locator',
  'locator.view.summary': 'Resumen',
  'locator.view.settings': 'Ajustes de la ubicación',
  'locator.view.questions': 'Preguntas de la ubicación',
};
