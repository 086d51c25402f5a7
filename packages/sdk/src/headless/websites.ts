export {
  useWebsitePositions,
  type WebsiteEmptiness,
  type WebsiteKeywordLine,
  type WebsitePositionsState,
} from '../features/websites/positions/use-website-positions.ts';
export {
  formatWebsiteSearch,
  parseWebsiteSearch,
  type WebsiteSearch,
  type WebsiteSearchChange,
  type WebsiteSearchStart,
} from '../features/websites/positions/website-search.ts';
export {
  listOrganicResults,
  type OrganicAnswer,
  type OrganicKeywordResults,
  type OrganicQuestion,
  type OrganicResult,
  websiteRankAccess,
} from '../features/websites/positions/organic-results.queries.ts';
export type { WhyUnmeasured } from '../features/websites/positions/why-unmeasured.ts';
export {
  type KeywordStanding,
  keywordStandings,
  organicSeries,
  type OrganicSums,
  organicSums,
} from '../features/websites/positions/organic-series.ts';
export { useWebsiteCheck, type WebsiteCheckState } from '../features/websites/positions/use-website-check.ts';
export {
  websitePositionsCsv,
  type WebsitePositionsCsvMessages,
} from '../features/websites/positions/website-positions-csv.ts';
export {
  useWebsiteCompetition,
  type WebsiteBesideOthers,
  type WebsiteCompetitionEmptiness,
  type WebsiteCompetitionState,
} from '../features/websites/competition/use-website-competition.ts';
export {
  type ComparedWebsite,
  type CompetitionMeasure,
  competitionMeasures,
  formatWebsiteCompetitionSearch,
  parseWebsiteCompetitionSearch,
  type WebsiteCompetitionSearch,
  type WebsiteCompetitionSearchChange,
  type WebsiteCompetitionStart,
} from '../features/websites/competition/website-competition-search.ts';
export {
  getOrganicCompetition,
  type OrganicCompetition,
  type OrganicCompetitionQuestion,
  type OrganicDay,
} from '../features/websites/competition/organic-competition.queries.ts';
export { seriesOfDays, summaryOfDays } from '../features/websites/competition/organic-days.ts';
export type { SearchPlace } from '../features/websites/watched-websites.ts';
export type { Website } from '../features/company/websites/websites.ts';
export { type RankMeasure, rankSeries, type RankSeries, type RankSummary } from '../state/rank-series.ts';
export { rankLead, type RankLead } from '../state/rank-lead.ts';
export type { RankMove } from '../state/rank-move.ts';
export { maxChecksPerDay, maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
export {
  type AuditFinding,
  type OtherCosts,
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
  websiteAuditAccess,
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
