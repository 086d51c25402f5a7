import { ReviewIcon } from '@pinfold/sdk/ui';
import { mayOpen, type PanelSession } from '../routing/resolve-access.ts';
import { routeOf } from '../routing/route-table.ts';
import type { TextKey } from '../texts/text-key.ts';

export interface NavigationSection {
  label: TextKey;
  Icon: typeof ReviewIcon;
  /** Which number stands beside it. */
  count?: 'unanswered';
  pages: readonly NavigationPage[];
}

export interface NavigationPage {
  label: TextKey;
  path: string;
}

/** The screens that exist, in the order of the sidebar. */
const sections: readonly NavigationSection[] = [
  {
    label: 'nav.reviews',
    Icon: ReviewIcon,
    count: 'unanswered',
    pages: [{ label: 'nav.inbox', path: '/reviews/list' }],
  },
];

/** What this reader's sidebar shows: a section without a page that they may open is left out. */
export function navigationFor(session: PanelSession): NavigationSection[] {
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(({ path }) => mayOpen(routeOf(path).access, session)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
