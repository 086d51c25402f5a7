/** What drizzle-kit reads to write migrations: every table, each kept by its feature. */
export * from '../features/company/company.table.ts';
export * from '../features/company/keywords/keywords.table.ts';
export * from '../features/company/search-locations/search-locations.table.ts';
export * from '../features/company/websites/websites.table.ts';
export * from '../features/integrations/integrations.table.ts';
export * from '../features/listings/listings.table.ts';
export * from '../features/reviews/reviews.table.ts';
export * from '../features/session/embed-tokens/embed-tokens.table.ts';
export * from '../features/session/federated/federated.table.ts';
export * from '../features/session/session.table.ts';
