'use client';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/can-toggle-group-location';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, MoreIcon, TagIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { LocationGroup } from '../../use-review-locations.ts';

export interface GroupRowActions {
  getLocationsHref: ((group: LocationGroup) => string) | undefined;
  onEdit: (group: LocationGroup) => void;
  onImport: (group: LocationGroup) => void;
  onRemove: (group: LocationGroup) => void;
}

interface GroupRowProps extends GroupRowActions {
  group: LocationGroup;
  /** Why the reader cannot change it. */
  refusal: string | undefined;
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
    if (action === 'import') onImport(group);
    if (action === 'delete') onRemove(group);
  };
  return (
    <Row>
      <Main>
        <Name>
          {href ? (
            <Link href={href} isInApp>
              {name}
            </Link>
          ) : (
            name
          )}
        </Name>
        <Tags>
          <span>{t('common.locations', { count })}</span>
          {is_label_group &&
            labels.map((label) => (
              <Tag key={label} tone="info" icon={<TagIcon size={12} />}>
                {label}
              </Tag>
            ))}
        </Tags>
      </Main>
      <Actions>
        <IconButton
          icon={<EditIcon />}
          label={t('listings.groups.edit', { name })}
          disabledReason={refusal}
          onPress={() => onEdit(group)}
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
      </Actions>
    </Row>
  );
}

const Row = styled.li.withConfig(partClass('LocationGroups-row'))`
  display: flex;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 12px 12px 16px;
  &:not(:last-child) {
    border-block-end: 1px solid var(--pf-line-2);
  }
`;

const Main = styled.div.withConfig(partClass('LocationGroups-rowMain'))`
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled.div.withConfig(partClass('LocationGroups-name'))`
  font-weight: 550;
  overflow-wrap: anywhere;
  & > a {
    color: var(--pf-ink);
  }
`;

const Tags = styled.div.withConfig(partClass('LocationGroups-tags'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

const Actions = styled.div.withConfig(partClass('LocationGroups-rowActions'))`
  display: flex;
  flex: none;
  gap: 2px;
`;
