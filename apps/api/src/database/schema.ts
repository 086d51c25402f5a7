/** What drizzle-kit reads to write migrations: every table, each kept by its feature. */
export * from '../features/company/company.table.ts';
export * from '../features/integrations/integrations.table.ts';
export * from '../features/listings/listings.table.ts';
export * from '../features/reviews/reviews.table.ts';
export * from '../features/session/session.table.ts';
