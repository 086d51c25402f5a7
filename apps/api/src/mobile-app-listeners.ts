import type { RemovedAppReviews } from '@pinfold/contract/features/integrations/mobile-app';
import type { CompanyApp } from './app-stores/reached-app.ts';
import type { Queryable } from './database/database.ts';
import type { Services } from './services.ts';

export interface RemovedApps {
  companyId: number;
  appIds: number[];
  reviews: RemovedAppReviews;
}

/**
 * What other features do about mobile apps, in the transaction that brings it about: integrations know of no other
 * feature, so the composition root names them.
 */
export interface MobileAppListeners {
  appAdded(services: Services, tx: Queryable, app: CompanyApp): Promise<void>;
  /** Comes after the apps' own rows are gone, or are marked as removed where their reviews are kept. */
  appsRemoved(services: Services, tx: Queryable, apps: RemovedApps): Promise<void>;
}
