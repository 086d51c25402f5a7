/** Words of the page of one location, in English. */
export const enListingPage = {
  'listing_page.back': 'Business addresses',
  'listing_page.title': 'Location',
  'listing_page.tabs': 'Pages of the location',
  'listing_page.tab.details': 'Details',
  'listing_page.tab.external-changes-list': 'External changes',
  'listing_page.tab.external-changes-history': 'Change history',
  'listing_page.tab.store-locator': 'Store locator',
  'listing_page.see_changes': 'See the changes',
  'listing_page.changes_one':
    'Somebody else changed {{count}} field of this listing. It waits for a decision.',
  'listing_page.changes_few':
    'Somebody else changed {{count}} fields of this listing. They wait for a decision.',
  'listing_page.changes_many':
    'Somebody else changed {{count}} fields of this listing. They wait for a decision.',
  'listing_page.changes_other':
    'Somebody else changed {{count}} fields of this listing. They wait for a decision.',
  'listing_page.delete': 'Delete location',
  'listing_page.deleted': 'Location “{{name}}” deleted',
  'listing_page.sent': 'Sending the changes to Google: {{name}}',
  'listing_page.reviews_one': '{{count}} review',
  'listing_page.reviews_few': '{{count}} reviews',
  'listing_page.reviews_many': '{{count}} reviews',
  'listing_page.reviews_other': '{{count}} reviews',
};
