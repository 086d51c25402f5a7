import type { Queryable } from './database/database.ts';
import type { Services } from './services.ts';

/**
 * What other features do about keywords, in the transaction that brings it about: the company knows of no other feature,
 * so the composition root names them.
 */
export interface KeywordListeners {
  /** The company watches keywords that it did not watch before. */
  keywordsAdded(services: Services, tx: Queryable, companyId: number): Promise<void>;
  /** A website is watched for keywords that it was not watched for before. */
  websiteKeywordsAdded(services: Services, tx: Queryable, companyId: number): Promise<void>;
  /** Keywords of websites are watched no more: one by one, or with their website or search location. */
  websiteKeywordsRemoved(services: Services, tx: Queryable, companyId: number): Promise<void>;
}
