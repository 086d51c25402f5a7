/** Pages of the store locator in the panel, in English. */
export const enStoreLocatorPages = {
  'locator.tabs': 'Pages of the store locator',
  'locator.lead': 'Locations on your company’s website: search, map and the details of each.',
  'locator.saved': 'The settings of the store locator are saved',
  'locator.views': 'The location in the store locator',
  'locator.view.summary': 'Summary',
  'locator.view.settings': 'Settings of the location',
  'locator.view.questions': 'Questions of the location',
};
