import { locatorSections, type LocatorSectionName } from '../../settings/locator-sections.ts';
import type { LocatorSettingsState } from '../../settings/use-locator-settings.ts';

/** Whether something in a part of the settings was changed, or is wrong. */
export function locatorSectionState(
  { dirtyFields, faults, nameRefusal }: LocatorSettingsState,
  name: LocatorSectionName,
): 'clean' | 'dirty' | 'faulty' {
  const fields: readonly string[] = locatorSections[name];
  const isFaulty = Object.keys(faults).some((path) => fields.includes(path.split('.')[0] ?? ''));
  if (isFaulty || (nameRefusal !== undefined && name === 'general')) return 'faulty';
  return dirtyFields.some((field) => fields.includes(field)) ? 'dirty' : 'clean';
}
