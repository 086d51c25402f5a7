import { Drawer, IconButton, Inset, MenuIcon } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { narrow } from './narrow.ts';
import { NavigationList } from './navigation-list.tsx';
import { TrialChip } from './trial-chip.tsx';

/** The sidebar of small screens. */
export function NavigationDrawer() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <OnlyNarrow>
      <IconButton
        icon={<MenuIcon />}
        label={t('nav.open')}
        hasTooltip={false}
        onPress={() => setOpen(true)}
      />
      <Drawer
        title={t('nav.title')}
        closeLabel={t('close')}
        side="start"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <NavigationList onChoose={() => setOpen(false)} />
        <Inset padding={[6, 0, 0]}>
          <TrialChip isInDrawer />
        </Inset>
      </Drawer>
    </OnlyNarrow>
  );
}

const OnlyNarrow = styled.div`
  display: none;
  @media ${narrow} {
    display: block;
  }
`;
