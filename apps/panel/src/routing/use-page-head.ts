import { useEffect, useLayoutEffect } from 'react';
import { announcePage } from './page-announcer.tsx';

/** The tab's title and the page's description; screen readers hear the title of each page that follows the first. */
export function usePageHead(title: string, description: string, isShown: boolean): void {
  // With the page, not after it.
  useLayoutEffect(() => {
    if (!isShown) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, isShown]);
  useEffect(() => {
    if (isShown) announcePage(title);
  }, [title, isShown]);
}
