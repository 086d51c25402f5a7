'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { ExcludedLocation } from '../posts.queries.ts';

interface ExcludedLocationsProps {
  excluded: readonly ExcludedLocation[];
}

/** Names the locations that were left out; past the first few, the rest is in a dialog. */
export function ExcludedLocations({ excluded }: ExcludedLocationsProps): JSX.Element {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { length } = excluded;
  return (
    <Stack gap={2} align="start">
      <Text as="p">{t('post_composer.check.excluded_title', { count: length })}</Text>
      <ExcludedList excluded={excluded.slice(0, shownAtOnce)} />
      {length > shownAtOnce && (
        <Button size="s" variant="ghost" onPress={() => setOpen(true)}>
          {t('post_composer.check.excluded', { count: length })}
        </Button>
      )}
      {isOpen && <ExcludedDialog excluded={excluded} count={length} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

const shownAtOnce = 5;

interface ExcludedDialogProps extends ExcludedLocationsProps {
  /** All of them, of which `excluded` may be the first. */
  count: number;
  onClose: () => void;
}

/** The locations that are left out, with their reasons. */
export function ExcludedDialog({ excluded, count, onClose }: ExcludedDialogProps): JSX.Element {
  const t = useTranslate();
  return (
    <Dialog
      title={t('post_composer.check.excluded_title', { count })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={onClose}
    >
      <Stack gap={3}>
        <ExcludedList excluded={excluded} />
        {count > excluded.length && (
          <Text as="p" tone="subtle" size="s">
            {t('post_composer.check.excluded_more', { count: count - excluded.length })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function ExcludedList({ excluded }: ExcludedLocationsProps) {
  const t = useTranslate();
  return (
    <List lines="between">
      {excluded.map(({ id, name, formatted_address: address, reason }) => (
        <Row key={id} as="li" gap={3} rowGap={1} padding={[3, 0]} wrap>
          <Text basis="220px" wrap="anywhere" dir="auto">
            {address || name}{' '}
            <Text tone="subtle" size="s">
              {address && name}
            </Text>
          </Text>
          <Tag tone="warn">{t(`post_composer.excluded.${reason}`)}</Tag>
        </Row>
      ))}
    </List>
  );
}
