import { List, token } from '@pinfold/sdk/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { isOpenPage, isWithin, type ShownSection } from './navigation.ts';
import { LocationCount } from './location-count.tsx';
import { PendingChangesCount } from './pending-changes-count.tsx';
import { UnansweredCount } from './unanswered-count.tsx';

export interface NavigationItemProps {
  section: ShownSection;
  isCollapsed: boolean;
  onChoose: (() => void) | undefined;
}

/** A section with its pages; they unfold while one of them is open. */
export function NavigationItem({ section, isCollapsed, onChoose }: NavigationItemProps) {
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

const SectionLink = styled(Link)`
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
