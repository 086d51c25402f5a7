'use client';
import type { JSX } from 'react';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { useWebsiteAudits, type WebsiteAuditFiltersStart } from '../../audits/use-website-audits.ts';
import { AuditFindings } from './audit-findings.tsx';
import { AuditHistoryCard } from './audit-history-card.tsx';
import { AuditMetrics } from './audit-metrics.tsx';
import { AuditScores } from './audit-scores.tsx';
import { AuditEmpty, AuditRemarks } from './audit-state.tsx';
import { WebsiteAuditsHeader } from './website-audits-header.tsx';
import type { WebsiteAuditsAppearance } from './website-audits.tsx';

/** Everything inside the screen of audits: of which website, what its last audit says, or why there is none. */
export function WebsiteAuditsScreen({
  title,
  headingLevel = 1,
  websitesHref,
  ...start
}: WebsiteAuditFiltersStart & WebsiteAuditsAppearance): JSX.Element {
  const layout = useScreenLayout();
  const state = useWebsiteAudits(start);
  const { last, website, changes } = state;
  const level = levelBelow[headingLevel];
  const audit = last?.audit;
  return (
    <Screen part="WebsiteAudits" layout={layout} height="flow" inset="page">
      <WebsiteAuditsHeader {...{ state, title, headingLevel }} />
      {audit && website ? (
        <>
          <AuditRemarks last={last} audit={audit} website={website} />
          <AuditScores {...{ audit, changes }} headingLevel={level} />
          <AuditMetrics metrics={audit.metrics} headingLevel={level} />
          <AuditFindings audit={audit} headingLevel={level} />
          <AuditHistoryCard {...{ state, website }} headingLevel={level} />
        </>
      ) : (
        <AuditEmpty {...{ state, websitesHref }} headingLevel={level} />
      )}
    </Screen>
  );
}
