'use client';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, MoreIcon, TagIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { LocationGroup } from '../../use-locations-choice.ts';

interface GroupRowProps {
  group: LocationGroup;
  /** Why the user cannot change it. */
  refusal: string | undefined;
  getLocationsHref: ((group: LocationGroup) => string) | undefined;
  onEdit: () => void;
  onImport: () => void;
  onRemove: () => void;
}

/** A group: its name, what makes it, and how many locations it has. */
export function GroupRow({
  group,
  refusal,
  getLocationsHref,
  onEdit,
  onImport,
  onRemove,
}: GroupRowProps): JSX.Element {
  const t = useTranslate();
  const { navigate } = usePinfold();
  const { name, labels, is_label_group, facilities_count: count } = group;
  const canImport = canToggleGroupLocation(group);
  const href = getLocationsHref?.(group);
  const run = (action: string) => {
    if (action === 'locations' && href) navigate(href);
    if (action === 'import') onImport();
    if (action === 'delete') onRemove();
  };
  return (
    <DataRow
      part="LocationGroups-row"
      title={
        href ? (
          <Link href={href} isInApp variant="name">
            {name}
          </Link>
        ) : (
          name
        )
      }
      details={
        <>
          <span>{t('common.locations', { count })}</span>
          {is_label_group &&
            labels.map((label) => (
              <Tag key={label} tone="info" icon={<TagIcon size={12} />}>
                {label}
              </Tag>
            ))}
        </>
      }
      actions={
        <>
          <IconButton
            icon={<EditIcon />}
            label={t('listings.groups.edit', { name })}
            disabledReason={refusal}
            onPress={onEdit}
          />
          <Menu
            trigger={<IconButton icon={<MoreIcon />} label={t('listings.groups.more', { name })} />}
            onAction={(action) => run(String(action))}
          >
            {href && <MenuItem id="locations">{t('listings.groups.show_locations')}</MenuItem>}
            <MenuItem
              id="import"
              isDisabled={refusal !== undefined || !canImport}
              description={refusal ?? (canImport ? undefined : t('listings.groups.form.label_reason'))}
            >
              {t('listings.groups.import')}
            </MenuItem>
            <MenuItem id="delete" variant="danger" isDisabled={refusal !== undefined} description={refusal}>
              {t('listings.groups.delete')}
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
