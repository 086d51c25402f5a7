import { useFormat } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { useReviewStats } from '@pinfold/sdk/headless/reviews';
import { List, Text, token } from '@pinfold/sdk/ui';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { usePanelSession, useRouteAt } from '../routing/use-panel-session.ts';
import { useText } from '../texts/use-text.ts';
import { isOpenPage, isWithin, navigationFor, type ShownSection } from './navigation.ts';
import { RouterLink } from '../routing/router-link.tsx';

interface NavigationListProps {
  /** Icons only. */
  isCollapsed?: boolean;
  /** Called when a page was chosen, for example to close a drawer. */
  onChoose?: () => void;
}

/** The pages that the reader may open, those of the company below a heading of their own. */
export function NavigationList({ isCollapsed = false, onChoose }: NavigationListProps) {
  const t = useText();
  const sections = navigationFor(usePanelSession(), useRouteAt());
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <nav aria-label={t('nav.label')}>
      {groups.map((group) => (
        <div key={group ?? ''}>
          {group && <GroupName data-collapsed={isCollapsed || undefined}>{t(group)}</GroupName>}
          <List gap={1} aria-label={group && t(group)}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <NavigationItem
                  key={section.label}
                  section={section}
                  isCollapsed={isCollapsed}
                  onChoose={onChoose}
                />
              ))}
          </List>
        </div>
      ))}
    </nav>
  );
}

interface NavigationItemProps {
  section: ShownSection;
  isCollapsed: boolean;
  onChoose: (() => void) | undefined;
}

/** A section with its pages; they unfold while one of them is open. */
function NavigationItem({ section, isCollapsed, onChoose }: NavigationItemProps) {
  const t = useText();
  const { pathname } = useLocation();
  const isOpen = isWithin(section, pathname);
  const hasPages = section.pages.length > 0 && !isCollapsed;
  const label = t(section.label);
  const Count = section.count && counts[section.count];
  return (
    <li>
      <SectionLink
        to={section.path}
        aria-current={isOpen ? (hasPages ? 'true' : 'page') : undefined}
        data-collapsed={isCollapsed || undefined}
        title={isCollapsed ? label : undefined}
        aria-label={isCollapsed ? label : undefined}
        onClick={onChoose}
      >
        <section.Icon />
        {!isCollapsed && <span>{label}</span>}
        {Count && !isCollapsed && <Count />}
      </SectionLink>
      {isOpen && hasPages && (
        <List gap={1}>
          {section.pages.map((page) => (
            <li key={page.path}>
              <PageLink
                to={page.path}
                aria-current={isOpenPage(page, pathname) ? 'page' : undefined}
                onClick={onChoose}
              >
                {t(page.label)}
              </PageLink>
            </li>
          ))}
        </List>
      )}
    </li>
  );
}

const counts = {
  unanswered: UnansweredCount,
  locations: LocationCount,
  pending_changes: PendingChangesCount,
};

/** How many locations the reader sees; nothing before there is one. */
function LocationCount() {
  const t = useText();
  const format = useFormat();
  const { data: company } = useCurrentCompany();
  const user = company?.company_user;
  const count =
    (user?.all_facilities_access ? company?.facilities_count : user?.facilities_access_count) ?? 0;
  if (count === 0) return null;
  return <SectionCount label={t('nav.locations', { count })}>{format.number(count)}</SectionCount>;
}

/** How many reviews wait for a reply; nothing when none does. */
function UnansweredCount() {
  const t = useText();
  const format = useFormat();
  const unanswered = useReviewStats().data?.unanswered ?? 0;
  if (unanswered === 0) return null;
  return (
    <SectionCount label={t('nav.unanswered', { count: unanswered })}>
      {format.number(unanswered)}
    </SectionCount>
  );
}

/** How many changes of others wait for a decision; nothing when none does. */
function PendingChangesCount() {
  const t = useText();
  const format = useFormat();
  const pending = useExternalChangeStats().data?.pending ?? 0;
  if (pending === 0) return null;
  return (
    <SectionCount label={t('nav.pending_changes', { count: pending })}>{format.number(pending)}</SectionCount>
  );
}

interface SectionCountProps {
  /** What is counted, for screen readers. */
  label: string;
  children: string;
}

/** A number beside a section of the sidebar. */
function SectionCount({ label, children }: SectionCountProps) {
  return (
    <Text size="xs" tone="muted" weight="medium" push role="img" aria-label={label}>
      {children}
    </Text>
  );
}

const GroupName = styled.p`
  margin: 18px 10px 6px;
  color: ${token('color-ink-3')};
  font-size: ${token('font-size-xs')};
  font-weight: 600;
  &[data-collapsed] {
    block-size: 1px;
    margin: 12px 10px;
    background: ${token('color-line')};
    overflow: hidden;
    text-indent: 100%;
  }
`;

const SectionLink = styled(RouterLink)`
  display: flex;
  align-items: center;
  gap: 11px;
  min-block-size: 36px;
  padding: 0 10px;
  border-radius: ${token('radius-s')};
  color: ${token('color-ink-2')};
  font-weight: 500;
  text-decoration: none;
  &[data-collapsed] {
    justify-content: center;
    min-inline-size: 52px;
    padding: 0;
  }
  &:hover {
    background: ${token('color-hover')};
  }
  &[aria-current] {
    background: ${token('color-primary-soft')};
    color: ${token('color-primary-strong')};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const PageLink = styled(SectionLink)`
  min-block-size: 32px;
  margin-block-start: 2px;
  padding-inline-start: 39px;
  font-size: ${token('font-size-s')};
  &[aria-current] {
    background: transparent;
    color: ${token('color-ink')};
  }
`;
