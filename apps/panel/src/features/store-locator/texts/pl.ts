/** Pages of the store locator in the panel, in Polish. */
export const plStoreLocatorPages = {
  'locator.tabs': 'Strony Store Locatora',
  'locator.lead': 'Lokalizacje na stronie Twojej firmy: wyszukiwarka, mapa i szczegóły każdej z nich.',
  'locator.saved': 'Zapisano ustawienia Store Locatora',
  'locator.views': 'Lokalizacja w Store Locatorze',
  'locator.view.summary': 'Podsumowanie',
  'locator.view.settings': 'Ustawienia lokalizacji',
  'locator.view.questions': 'Pytania lokalizacji',
};
