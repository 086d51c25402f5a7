import { useState } from 'react';

/** What `useCopied` returns. */
export interface UseCopiedResult {
  isCopied: boolean;
  copy: () => void;
}

/** Copies a text; copied is what the clipboard has of it. Without a clipboard the text stays to be copied by hand. */
export function useCopied(text: string): UseCopiedResult {
  const [copied, setCopied] = useState<string>();
  return {
    isCopied: copied === text,
    copy: () => {
      // Pages without HTTPS have no clipboard at all.
      const clipboard: Clipboard | undefined = navigator.clipboard;
      clipboard?.writeText(text).then(
        () => setCopied(text),
        () => setCopied(undefined),
      );
    },
  };
}
