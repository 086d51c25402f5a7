import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  auditCategories,
  type AuditCategory,
  auditStatuses,
  type ScoreChange,
  scoreChange,
} from '@pinfold/contract/features/websites/quality-audit';
import { useCallback } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { PageOf } from '../../../client/schema.ts';
import { type Format, useFormat } from '../../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import type { FiltersStart } from '../../../state/use-filters.ts';
import { useWebsites, type Website } from '../../company/websites/websites.ts';
import { type AuditHistory, auditHistory } from './audit-history.ts';
import {
  getLastQualityAudit,
  type LastQualityAudit,
  listNewestQualityAudits,
  listQualityAudits,
  type QualityAudit,
  websiteAuditAccess,
} from './audits.queries.ts';
import {
  changedWebsiteAuditFilters,
  websiteAuditDays,
  type WebsiteAuditFilters,
  type WebsiteAuditFiltersChange,
} from './website-audit-filters.ts';

/** Controlled or initial filters. */
export interface WebsiteAuditFiltersStart extends FiltersStart<WebsiteAuditFilters> {}

/**
 * Why there is no audit: the company has no website, nothing is audited on this installation, the first audit is on its
 * way, it has failed, or none was begun.
 */
export type WebsiteAuditEmptiness = 'no_website' | 'not_configured' | 'waiting' | 'failed' | 'none';

/** What `useWebsiteAudits` gives: everything that a view needs. */
export interface WebsiteAuditsState {
  filters: WebsiteAuditFilters;
  changeFilters: (change: WebsiteAuditFiltersChange) => void;
  permission: PermissionDecision;
  websites: Website[];
  /** The chosen one, else the first. */
  website: Website | undefined;
  /** The last audit that ended well, and a later one. */
  last: LastQualityAudit | undefined;
  /**
   * How each category differs from the audits before, without those that cannot be compared; undefined while the audits
   * before are not known.
   */
  changes: Partial<Record<AuditCategory, ScoreChange>> | undefined;
  emptiness: WebsiteAuditEmptiness | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
  /** Audits of the chosen days. */
  history: {
    audits: AuditHistory | undefined;
    /** True while those of earlier days are shown. */
    isStale: boolean;
    isFetching: boolean;
    error: ApiError | null;
    refetch: QueryResult<PageOf<QualityAudit>>['refetch'];
  };
}

/**
 * Audits of one of the company's websites: the last one with its findings, how its scores differ from those before, and
 * the audits of a period. They come again when the API reports that an audit has begun or ended.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { last } = useWebsiteAudits({ defaultFilters: { website: 3 } });
 * return <p>{last?.audit?.scores.performance ?? 'not measured'}</p>;
 * ```
 */
export function useWebsiteAudits(start: WebsiteAuditFiltersStart = {}): WebsiteAuditsState {
  const client = useClient();
  const format = useFormat();
  const permission = usePermission(websiteAuditAccess);
  const [filters, setFilters] = useControlled(
    start.filters,
    start.defaultFilters ?? nothing,
    start.onFiltersChange,
  );
  const changeFilters = useCallback(
    (change: WebsiteAuditFiltersChange) => setFilters(changedWebsiteAuditFilters(filters, change)),
    [filters, setFilters],
  );
  const list = useWebsites({ enabled: permission.allowed });
  const websites = list.data?.results ?? noWebsites;
  const website = websites.find(({ id }) => id === filters.website) ?? websites[0];
  const id = website?.id ?? 0;
  const enabled = permission.allowed && website !== undefined;
  const last = usePinfoldQuery({ ...getLastQualityAudit(client, id), enabled });
  const newest = usePinfoldQuery({
    ...listNewestQualityAudits(client, id),
    enabled,
    meta: { isQuiet: true },
  });
  const history = usePinfoldQuery({
    ...listQualityAudits(client, id, momentsOf(filters, format)),
    enabled,
    meta: { isQuiet: true },
    // Audits of another website are never shown.
    placeholderData: (former, before) =>
      before?.queryKey[1] === client.scope && before.queryKey[3] === id ? former : undefined,
  });
  const isWithoutWebsite = list.data !== undefined && website === undefined;
  return {
    filters,
    changeFilters,
    permission,
    websites,
    website,
    last: last.data,
    changes: newest.data && changesOf(newest.data.results, last.data),
    emptiness: isWithoutWebsite ? 'no_website' : emptinessOf(last.data),
    isPending: permission.allowed && !isWithoutWebsite && last.isPending,
    isFetching: list.isFetching || last.isFetching,
    error: list.data ? last.error : list.error,
    refetch: () => (list.data ? Promise.all([last.refetch(), newest.refetch()]) : list.refetch()),
    history: {
      audits: history.data && auditHistory(history.data.results, format.timeZone),
      isStale: history.isPlaceholderData,
      isFetching: history.isFetching,
      error: history.data ? null : history.error,
      refetch: history.refetch,
    },
  };
}

const nothing: WebsiteAuditFilters = {};
const noWebsites: Website[] = [];

/** The moments between which audits began on the days of filters, both included. */
function momentsOf(filters: WebsiteAuditFilters, { today, timeZone }: Format) {
  const { from, to } = websiteAuditDays(filters, today());
  const end = instantOf(addDays(to, 1), 0, timeZone).getTime() - 1;
  return { from: instantOf(from, 0, timeZone).toISOString(), to: new Date(end).toISOString() };
}

function changesOf(newest: readonly QualityAudit[], last: LastQualityAudit | undefined) {
  const audit = last?.audit;
  if (!audit) return {};
  const before = newest.filter(
    ({ id, status, created_at }) =>
      status === auditStatuses.done && id !== audit.id && created_at <= audit.created_at,
  );
  const compared = auditCategories.flatMap((category) => {
    const change = scoreChange(
      [audit, ...before].map(({ scores, engine_version: engineVersion }) => ({
        value: scores[category],
        engineVersion,
      })),
    );
    return change ? [[category, change] as const] : [];
  });
  return Object.fromEntries(compared);
}

function emptinessOf(last: LastQualityAudit | undefined): WebsiteAuditEmptiness | undefined {
  if (!last || last.audit) return undefined;
  if (last.later) return last.later.status === auditStatuses.failed ? 'failed' : 'waiting';
  return last.is_configured ? 'none' : 'not_configured';
}
