import { mayLink, type PanelSession } from '../routing/guards.ts';
import type { RouteAt } from '../routing/panel-route.ts';
import type { PanelPath } from '../routing/paths.ts';
import type { TextKey } from '../texts/text-key.ts';
import type { NavigationIcon } from './navigation-icons.ts';
import { navigationSections } from './navigation-sections.ts';

export interface NavigationSection {
  label: TextKey;
  Icon: NavigationIcon;
  /** Where the section leads. Left out, to the first of its pages that the reader may open. */
  path?: PanelPath;
  pages?: readonly NavigationPage[];
  /** Everything below this address belongs to the section, too. */
  within?: string;
  /** Which number stands beside it. */
  count?: 'unanswered' | 'locations' | 'pending_changes';
  /** The heading that the section stands below. */
  group?: TextKey;
}

export interface NavigationPage {
  label: TextKey;
  path: PanelPath;
  /** Where its other views are. */
  within?: string;
}

/** A section as one reader sees it. */
export interface ShownSection extends NavigationSection {
  path: PanelPath;
  pages: readonly NavigationPage[];
}

/** What this reader's sidebar shows: pages that are built and theirs to open, in sections that are not empty. */
export function navigationFor(
  session: PanelSession,
  routeAt: RouteAt,
  sections: readonly NavigationSection[] = navigationSections,
): ShownSection[] {
  const isShown = (path: string) => mayLink(routeAt(path), session);
  return sections.flatMap((section) => {
    const pages = (section.pages ?? []).filter(({ path }) => isShown(path));
    const path = section.path ?? pages[0]?.path;
    return path !== undefined && isShown(path) ? [{ ...section, path, pages }] : [];
  });
}

/** Whether a page belongs to a section: one of its own, or one below its address. */
export function isWithin({ path, pages, within }: ShownSection, pathname: string): boolean {
  if (path === pathname || pages.some((page) => page.path === pathname)) return true;
  return isBelow(within, pathname);
}

/** Whether a page is the open one, or the open one is another view of it. */
export function isOpenPage({ path, within }: NavigationPage, pathname: string): boolean {
  return path === pathname || isBelow(within, pathname);
}

function isBelow(within: string | undefined, pathname: string): boolean {
  return within !== undefined && pathname.startsWith(`${within}/`);
}
