import type { CompanyApp } from './app-stores/reached-app.ts';
import type { Queryable } from './database/database.ts';
import type { Services } from './services.ts';

/**
 * What other features do about mobile apps, in the transaction that brings it about: integrations know of no other
 * feature, so the composition root names them.
 */
export interface MobileAppListeners {
  appAdded(services: Services, tx: Queryable, app: CompanyApp): Promise<void>;
  /** Comes after the apps' own rows are gone. */
  appsRemoved(
    services: Services,
    tx: Queryable,
    apps: { companyId: number; appIds: number[] },
  ): Promise<void>;
}
