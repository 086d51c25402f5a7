import { isLanguage, usePinfold } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useUpdateUser } from '@pinfold/sdk/headless/session';
import { Button, ChevronDownIcon, Menu, MenuItem, Row } from '@pinfold/sdk/ui';
import { chooseLanguage, offeredLanguages } from '../session/language.ts';
import { useStored } from '../session/session-store.ts';
import { useText } from '../texts/use-text.ts';
import { OnlyWide } from './frame-parts.ts';

/** Switches the language at once and remembers it for the user's other browsers. The demo is in Polish only. */
export function LanguageMenu() {
  const t = useText();
  const { language, isViewAs } = usePinfold();
  const { isDemoUser } = useStored();
  const { data: company } = useCurrentCompany();
  const updateUser = useUpdateUser();
  if (isDemoUser) return null;
  return (
    <Menu
      selectionMode="single"
      selectedKeys={[language]}
      onAction={(chosen) => {
        if (!isLanguage(chosen) || chosen === language) return;
        void chooseLanguage(chosen);
        if (!isViewAs) updateUser.mutate({ language: chosen });
      }}
      trigger={
        <Button
          variant="ghost"
          aria-label={t('language.change', {
            name: `${language.toUpperCase()} ${t(`language.${language}`)}`,
          })}
        >
          <Row as="span" gap={2}>
            {language.toUpperCase()}
            <OnlyWide>
              <ChevronDownIcon size={14} />
            </OnlyWide>
          </Row>
        </Button>
      }
    >
      {offeredLanguages(company?.feature_flags ?? [], language).map((one) => (
        <MenuItem key={one} id={one}>
          {t(`language.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
