import type { Queryable } from './database/database.ts';
import type { Services } from './services.ts';

/** A website of a company. */
export interface CompanyWebsite {
  companyId: number;
  websiteId: number;
}

/**
 * What other features do about websites, in the transaction that brings it about: the company knows of no other feature,
 * so the composition root names them.
 */
export interface WebsiteListeners {
  websiteAdded(services: Services, tx: Queryable, website: CompanyWebsite): Promise<void>;
  /** Comes after the website's own row is gone. */
  websiteRemoved(services: Services, tx: Queryable, website: CompanyWebsite): Promise<void>;
}
