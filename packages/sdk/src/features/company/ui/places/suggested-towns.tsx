'use client';
import { type JSX, useId, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { TownSuggestions } from '../../search-locations/use-town-suggestions.ts';

interface SuggestedTownsProps {
  suggestions: TownSuggestions;
  /** Why none can be added. */
  reason: string | undefined;
  mayReject: boolean;
}

/** Towns of the own locations as chips: a press adds one, its cross rejects it. */
export function SuggestedTowns({ suggestions, reason, mayReject }: SuggestedTownsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const { last } = suggestions;
  const [areAllShown, setAllShown] = useState(false);
  const towns = areAllShown ? suggestions.towns : suggestions.towns.slice(0, firstTowns);
  const hidden = suggestions.towns.length - towns.length;
  return (
    <Stack gap={3}>
      {towns.length > 0 && mayReject && (
        <>
          <Text as="div" tone="muted" size="s" weight="medium" id={id}>
            {t('company.places.suggested')}
          </Text>
          <List direction="row" gap={3} wrap aria-labelledby={id}>
            {towns.map((town) => (
              <li key={town.suggestion}>
                <Chip
                  variant="dashed"
                  icon={<PlusIcon size={14} />}
                  count={format.number(town.facilities_count)}
                  isDisabled={reason !== undefined || suggestions.isAdding}
                  onPress={() => suggestions.add(town)}
                  onRemove={() => suggestions.reject(town)}
                  removeLabel={t('company.places.reject', { name: town.name })}
                >
                  <VisuallyHidden>{t('company.places.add', { name: town.name })}</VisuallyHidden>
                  <span aria-hidden>{town.name}</span>
                </Chip>
              </li>
            ))}
            {hidden > 0 && (
              <li>
                <Chip onPress={() => setAllShown(true)}>
                  {t('company.places.show_all', { number: suggestions.towns.length })}
                </Chip>
              </li>
            )}
          </List>
        </>
      )}
      <UndoNote
        text={last && t(`company.places.${last.kind}`, { name: last.town.name })}
        onUndo={suggestions.undo}
      />
    </Stack>
  );
}

/** A chain may have locations in hundreds of towns; those with the most come first. */
const firstTowns = 12;
