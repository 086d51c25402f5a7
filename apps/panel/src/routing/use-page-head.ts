import { useEffect } from 'react';

/** The tab's title and the page's description. */
export function usePageHead(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
