import { useState } from 'react';

/** What `useCopy` returns. */
interface UseCopyResult {
  isCopied: boolean;
  copy: (text: string) => void;
}

/** Copies a text; true once the clipboard has it. Where there is no clipboard the text stays to be copied by hand. */
export function useCopy(): UseCopyResult {
  const [isCopied, setCopied] = useState(false);
  const copy = (text: string) => {
    // Pages without HTTPS have no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
