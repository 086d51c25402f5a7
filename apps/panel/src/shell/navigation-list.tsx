import { useText } from '../texts/use-text.ts';
import { usePanelSession } from '../routing/use-panel-session.ts';
import { navigationFor } from './navigation.ts';
import { NavigationItem } from './navigation-item.tsx';
import { PageList } from './page-list.tsx';

export interface NavigationListProps {
  /** Icons only. */
  isCollapsed?: boolean;
  /** Called when a page was chosen, for example to close a drawer. */
  onChoose?: () => void;
}

/** The pages that the reader may open. */
export function NavigationList({ isCollapsed = false, onChoose }: NavigationListProps) {
  const t = useText();
  const sections = navigationFor(usePanelSession());
  return (
    <nav aria-label={t('nav.label')}>
      <PageList>
        {sections.map((section) => (
          <NavigationItem
            key={section.label}
            section={section}
            isCollapsed={isCollapsed}
            onChoose={onChoose}
          />
        ))}
      </PageList>
    </nav>
  );
}
