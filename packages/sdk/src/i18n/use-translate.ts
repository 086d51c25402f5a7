import { usePinfold } from '../provider/use-pinfold.ts';
import type { Translate } from './create-translate.ts';

/**
 * The words of the Provider's language, with the host's overrides.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const t = useTranslate();
 * return <h2>{t('reviews.count', { count: 3412 })}</h2>; // 3 412 opinii
 * ```
 */
export function useTranslate(): Translate {
  return usePinfold().translate;
}
