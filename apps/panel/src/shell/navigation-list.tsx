import { List, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { usePanelSession, useRouteAt } from '../routing/use-panel-session.ts';
import { useText } from '../texts/use-text.ts';
import { navigationFor } from './navigation.ts';
import { NavigationItem } from './navigation-item.tsx';

export interface NavigationListProps {
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
