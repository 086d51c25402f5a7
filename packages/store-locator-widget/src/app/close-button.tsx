import type { WidgetLanguage } from '../settings.ts';

interface CloseButtonProps {
  language: WidgetLanguage;
  onClose: () => void;
}

export function CloseButton({ language, onClose }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={words[language]} onClick={onClose}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

const words: Record<WidgetLanguage, string> = { pl: 'Zamknij', en: 'Close', es: 'Cerrar' };
