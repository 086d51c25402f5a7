/** Who may verify a location: the API asks the same. */
export const verifying = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'blocked',
} as const;
