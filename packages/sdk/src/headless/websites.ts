export {
  type AuditFinding,
  type CostlyFinding,
  sortFindings,
  type SortedFindings,
} from '../features/websites/audits/audit-findings.ts';
export { type AuditHistory, auditHistory } from '../features/websites/audits/audit-history.ts';
export {
  type AuditMetric,
  auditMetrics,
  metricRating,
  type MetricRating,
  type MetricThresholds,
  metricThresholds,
} from '../features/websites/audits/audit-metrics.ts';
export {
  getLastQualityAudit,
  type LastQualityAudit,
  listQualityAudits,
  type QualityAudit,
  type QualityAuditDetails,
  type QualityAuditMoments,
} from '../features/websites/audits/audits.queries.ts';
export {
  useAuditRequest,
  type UseAuditRequestResult,
} from '../features/websites/audits/use-audit-request.ts';
export {
  useWebsiteAudits,
  type WebsiteAuditEmptiness,
  type WebsiteAuditFiltersStart,
  type WebsiteAuditsState,
} from '../features/websites/audits/use-website-audits.ts';
export {
  formatWebsiteAuditFilters,
  parseWebsiteAuditFilters,
  type WebsiteAuditFilters,
  type WebsiteAuditFiltersChange,
} from '../features/websites/audits/website-audit-filters.ts';
export {
  useWebsiteCompetitors,
  type WebsiteCompetitorFault,
  type WebsiteCompetitorsState,
} from '../features/websites/competitors/use-website-competitors.ts';
export {
  listWebsiteCompetitors,
  type SuggestedWebsite,
  type WebsiteCompetitor,
  type WebsiteCompetitorList,
} from '../features/websites/competitors/website-competitors.queries.ts';
export {
  getSocialAudits,
  type SocialAudit,
  type SocialAudits,
} from '../features/websites/social/social-audits.queries.ts';
export {
  useSocialAudits,
  type UseSocialAuditsResult,
} from '../features/websites/social/use-social-audits.ts';
export {
  auditCategories,
  type AuditCategory,
  auditNoise,
  auditStaleDays,
  isAuditCurrent,
  type MeasuredScore,
  scoreChange,
  type ScoreChange,
  type ScoreTrend,
} from '@pinfold/contract/features/websites/quality-audit';
