import {
  createQualityAudit,
  getLastQualityAudit,
  listQualityAudits,
} from '@pinfold/contract/features/websites/quality-audits.endpoints';
import { getSocialAudits } from '@pinfold/contract/features/websites/social-audits.endpoints';
import { type Api, mount } from '../../../http/mount.ts';
import { lastAuditOf, listAuditsOf } from './audits.queries.ts';
import { requestAudit } from './request-audit.service.ts';
import { socialAuditsOf } from './social-audits.queries.ts';

export function mountWebsiteAudits(api: Api): void {
  const { queries } = api.services.database;
  mount(api, getLastQualityAudit, ({ services, member, params, language }) =>
    lastAuditOf(services, member, params.id, language),
  );
  mount(api, listQualityAudits, ({ member, params, query, language }) =>
    listAuditsOf(queries, member, params.id, query, language),
  );
  mount(api, createQualityAudit, ({ services, member, params, language }) =>
    requestAudit(services, member, params.id, language),
  );
  mount(api, getSocialAudits, ({ member, params }) => socialAuditsOf(queries, member, params.id));
}
