import type { Option } from '../../../../ui/collections/option-list.tsx';
import type { KeywordTarget } from '../../keywords/use-keyword-form.ts';

/** What was found, and what is chosen already although another search does not find it. */
export function targetOptions(
  found: readonly Option[],
  target: KeywordTarget | undefined,
): readonly Option[] {
  if (!target || found.some(({ id }) => id === String(target.id))) return found;
  return [{ id: String(target.id), label: target.name }, ...found];
}
