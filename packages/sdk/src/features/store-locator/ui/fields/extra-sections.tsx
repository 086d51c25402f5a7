'use client';
import { locatorLimits, sectionKinds } from '@pinfold/contract/features/store-locator/locator';
import { useId, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { LocatorSection } from '../../settings/locator-settings.ts';
import { moveItem } from '../../settings/move-item.ts';
import { ExtraSection } from './extra-section.tsx';
import { useFollowMove } from './move-buttons.tsx';

export interface ExtraSectionsProps {
  value: readonly LocatorSection[];
  onChange: (sections: LocatorSection[]) => void;
  /** What is wrong with a field, by its path such as `sections.0.items.1.url`. */
  messageOf: (path: string) => string | undefined;
}

/** The owner's own lists of links, buttons or pictures: to add, fill in, order and take away. */
export function ExtraSections({ value, onChange, messageOf }: ExtraSectionsProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  // What was there before something was taken away.
  const [before, setBefore] = useState<{ name: string; sections: readonly LocatorSection[] }>();
  const follow = useFollowMove(JSON.stringify(value));
  const nameOf = (place: number) =>
    value[place]?.title || t('store_locator.extra.name', { place: place + 1 });
  const change = (next: readonly LocatorSection[]) => {
    setBefore(undefined);
    onChange([...next]);
  };
  return (
    <Stack gap={4} minInlineSize="0">
      {value.map((section, place) => (
        <ExtraSection
          // Sections have no id; they are identified by their index.
          key={place}
          id={`${id}-${place}`}
          name={nameOf(place)}
          {...{ section, place, messageOf }}
          count={value.length}
          onChange={(next) => change(value.map((one, index) => (index === place ? next : one)))}
          onMove={(to, way) => {
            change(moveItem(value, place, to));
            follow(`${id}-${to}`, way);
            setAnnouncement(
              t('store_locator.move.moved', { name: nameOf(place), place: to + 1, count: value.length }),
            );
          }}
          onRemove={() => {
            change(value.filter((_, index) => index !== place));
            setBefore({ name: nameOf(place), sections: value });
          }}
          onRemoveItem={(name, next) => {
            change(value.map((one, index) => (index === place ? next : one)));
            setBefore({ name, sections: value });
          }}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UndoNote
        text={before && t('store_locator.extra.removed', { name: before.name })}
        onUndo={() => before && change(before.sections)}
        undoLabel={t('store_locator.extra.undo')}
      />
      {value.length < locatorLimits.sections && (
        <div>
          <Button
            icon={<PlusIcon size={16} />}
            onPress={() =>
              change([
                ...value,
                { kind: sectionKinds[0], title: '', items: [{ text: '', url: '', image: null }] },
              ])
            }
          >
            {t('store_locator.extra.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
