import { icon, IconButton, Menu, MenuItem } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';
import { chooseColorScheme, colorSchemes, useColorScheme } from './color-scheme.ts';

/** Light, dark, or as the system has it. */
export function ColorSchemeMenu() {
  const t = useText();
  const scheme = useColorScheme();
  const Sign = icons[scheme];
  return (
    <Menu
      selectionMode="single"
      selectedKeys={[scheme]}
      onAction={(chosen) => {
        const found = colorSchemes.find((one) => one === chosen);
        if (found) chooseColorScheme(found);
      }}
      trigger={
        <IconButton
          icon={<Sign />}
          label={t('scheme.change', { name: t(`scheme.${scheme}`) })}
          hasTooltip={false}
        />
      }
    >
      {colorSchemes.map((one) => (
        <MenuItem key={one} id={one}>
          {t(`scheme.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

const icons = {
  light: icon(
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  ),
  dark: icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'),
  auto: icon('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M14.5 6.5v11M17 8.5v7'),
};
