'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { defaultLocationColumns, locationColumns } from '../../list/location-columns.ts';
import { useLocationListView } from './location-list-context.ts';

/** Which columns stand beside the name. */
export function ColumnChoice(): JSX.Element {
  const t = useTranslate();
  const { columns, setColumns } = useLocationListView().list;
  return (
    <Popover
      label={t('listings.list.columns')}
      placement="bottom end"
      trigger={
        <Button variant="ghost">
          {t('listings.list.columns')}
          <ChevronDownIcon size={16} />
        </Button>
      }
    >
      <Stack gap={3} align="start" minInlineSize="200px">
        {locationColumns.map((column) => (
          <CheckBox
            key={column}
            label={t(`listings.list.column.${column}`)}
            isSelected={columns.includes(column)}
            onChange={(isOn) =>
              // Columns keep their own order, whichever was chosen first.
              setColumns(locationColumns.filter((one) => (one === column ? isOn : columns.includes(one))))
            }
          />
        ))}
        <Button size="s" variant="ghost" onPress={() => setColumns(defaultLocationColumns)}>
          {t('listings.list.columns_reset')}
        </Button>
      </Stack>
    </Popover>
  );
}
