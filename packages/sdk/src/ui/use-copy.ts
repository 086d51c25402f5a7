import { useState } from 'react';

/** What `useCopy` returns. */
interface UseCopyResult {
  isCopied: boolean;
  copy: () => void;
}

/**
 * Copies a text; copied as long as the clipboard has what the text is now. A page without HTTPS has no clipboard: there
 * the text stays to be copied by hand.
 */
export function useCopy(text: string): UseCopyResult {
  const [copied, setCopied] = useState<string>();
  return {
    isCopied: copied === text,
    copy: () => {
      const { clipboard } = navigator as Partial<Navigator>;
      clipboard?.writeText(text).then(
        () => setCopied(text),
        () => setCopied(undefined),
      );
    },
  };
}
