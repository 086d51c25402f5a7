import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const listings: CompanyAccess = {
  for: 'member',
  module: 'business_addresses',
  permission: 'view_facilities_data',
};
const locator: CompanyAccess = {
  for: 'member',
  module: 'store_locator',
  permission: 'manage_store_locator',
  companyFlag: 'enabled_store_locator',
};

/** The company's locations; fixed addresses stand before those with an id. */
export const listingRoutes: readonly PanelRoute[] = [
  {
    path: '/business-addresses',
    texts: 'listings',
    access: listings,
    redirectTo: '/business-addresses/list',
  },
  {
    path: '/business-addresses/list',
    texts: 'listings',
    access: listings,
    page: () => import('../../features/listings/list/locations-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/business-addresses/groups',
    texts: 'listing_groups',
    access: listings,
    page: () => import('../../features/listings/groups/groups-page.tsx'),
  },
  {
    path: '/business-addresses/quality',
    texts: 'listing_quality',
    access: { ...listings, flag: 'listing_quality' },
    page: () => import('../../features/listings/quality/quality-page.tsx'),
  },
  {
    path: '/business-addresses/create',
    texts: 'listing_create',
    access: { ...listings, plan: 'manage_location_data', companyFlag: 'can_create_gmb_locations' },
    page: () => import('../../features/listings/create/create-listing-page.tsx'),
  },
  {
    path: '/business-addresses/add/new',
    texts: 'listing_add',
    access: { ...listings, permission: 'manage_gmb_account' },
    page: () => import('../../features/integrations/import-page.tsx'),
  },
  {
    path: '/business-addresses/edit/selected',
    texts: 'listings_edit',
    access: { ...listings, plan: 'manage_location_data' },
    page: () => import('../../features/listings/bulk-edit/bulk-edit-page.tsx'),
  },
  {
    path: '/business-addresses/:id',
    texts: 'listing_details',
    access: listings,
    redirectTo: '/business-addresses/:id/details',
  },
  {
    path: '/business-addresses/:id/details',
    texts: 'listing_details',
    access: listings,
    page: () => import('../../features/listings/details/listing-page.tsx'),
  },
  {
    path: '/business-addresses/:id/external-changes-list',
    texts: 'listing_changes',
    access: { for: 'member', module: 'external_changes', permission: 'view_external_changes' },
    page: () => import('../../features/external-changes/location-changes-page.tsx'),
  },
  {
    path: '/business-addresses/:id/external-changes-history',
    texts: 'listing_history',
    access: { for: 'member', module: 'external_changes', permission: 'view_external_changes_history' },
    page: () => import('../../features/external-changes/location-history-page.tsx'),
  },
  {
    path: '/business-addresses/:id/store-locator',
    texts: 'listing_locator',
    access: locator,
    page: () => import('../../features/store-locator/listing-locator-page.tsx'),
  },
  {
    path: '/business-addresses/:id/store-locator-config',
    texts: 'listing_locator_config',
    access: locator,
    page: () => import('../../features/store-locator/listing-locator-settings-page.tsx'),
  },
  {
    path: '/business-addresses/:id/store-locator-faq',
    texts: 'listing_locator_faq',
    access: locator,
    page: () => import('../../features/store-locator/listing-locator-questions-page.tsx'),
  },
  {
    path: '/store-locator',
    texts: 'store_locator',
    access: locator,
    redirectTo: '/store-locator/general-config',
  },
  {
    path: '/store-locator/general-config',
    texts: 'store_locator',
    access: locator,
    page: () => import('../../features/store-locator/locator-settings-page.tsx'),
  },
  {
    path: '/store-locator/faq',
    texts: 'store_locator_faq',
    access: locator,
    page: () => import('../../features/store-locator/locator-questions-page.tsx'),
  },
];
