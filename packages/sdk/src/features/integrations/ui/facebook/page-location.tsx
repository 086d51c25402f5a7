'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { distanceText } from '../../../listings/ui/change/difference.ts';
import { LocationComboBox } from '../../../listings/ui/picker/location-combo-box.tsx';
import type { LocationSummary } from '../../../listings/use-locations-choice.ts';
import type { FacebookPage } from '../../facebook/use-facebook-pages.ts';
import type { FacebookPageChoice } from '../../facebook/use-page-choice.ts';

interface PageLocationProps {
  page: FacebookPage;
  choice: FacebookPageChoice;
}

/** The location of a page, or the suggested one with its reason, and what can be done about it. */
export function PageLocation({ page, choice }: PageLocationProps): JSX.Element {
  const t = useTranslate();
  const [isChoosing, setChoosing] = useState<boolean>();
  const change = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLDivElement>(null);
  // What was pressed is gone then: whoever uses the keyboard goes on in the same row.
  useEffect(() => {
    if (isChoosing) search.current?.querySelector('input')?.focus();
    else if (isChoosing === false) change.current?.focus();
  }, [isChoosing]);
  const location = choice.locationOf(page);
  const suggestion = choice.openSuggestions.includes(page) ? page.suggestion : null;
  const action = location ? 'change' : suggestion ? 'other' : 'choose';
  const choose = (next: LocationSummary | null) => {
    choice.choose(page, next);
    if (isChoosing) setChoosing(false);
    else change.current?.focus();
  };
  if (!page.may_manage)
    return (
      <Stack gap={1}>
        {location && <LocationName location={location} />}
        <Text size="s" tone="muted" wrap="pretty">
          {t('facebook_accounts.pages.may_not_manage')}
        </Text>
      </Stack>
    );
  if (isChoosing)
    return (
      <Row gap={3} rowGap={2} wrap>
        <Inset ref={search} basis="220px">
          <LocationComboBox
            label={t('facebook_accounts.pages.choose_named', { page: page.name })}
            placeholder={t('facebook_accounts.pages.search_location')}
            emptyText={t('facebook_accounts.pages.no_location')}
            value={location?.id}
            onlyOwn
            onChange={choose}
          />
        </Inset>
        <Button size="s" onPress={() => setChoosing(false)}>
          {t('common.cancel')}
        </Button>
      </Row>
    );
  return (
    <Spread gap={4} rowGap={2}>
      <Stack basis="200px" gap={1}>
        {location ? (
          <LocationName location={location} />
        ) : (
          <Text tone={suggestion ? 'default' : 'subtle'} wrap="anywhere">
            {suggestion
              ? t('facebook_accounts.pages.suggested', { location: nameOf(suggestion.facility) })
              : t('facebook_accounts.pages.none')}
          </Text>
        )}
        <Reason page={page} location={location ?? suggestion?.facility} />
        {choice.isDouble(page) && (
          <Text size="s" tone="bad" role="status">
            {t('facebook_accounts.pages.double')}
          </Text>
        )}
      </Stack>
      <Row gap={2} wrap>
        {suggestion && (
          <Button
            size="s"
            aria-label={t('facebook_accounts.pages.accept_named', {
              page: page.name,
              location: nameOf(suggestion.facility),
            })}
            onPress={() => choose(suggestion.facility)}
          >
            {t('facebook_accounts.pages.accept')}
          </Button>
        )}
        <Button
          ref={change}
          size="s"
          variant="ghost"
          aria-label={t(`facebook_accounts.pages.${action}_named`, { page: page.name })}
          onPress={() => setChoosing(true)}
        >
          {t(`facebook_accounts.pages.${action}`)}
        </Button>
        {location && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t('facebook_accounts.pages.unlink_named', { page: page.name })}
            onPress={() => choose(null)}
          >
            {t('facebook_accounts.pages.unlink')}
          </Button>
        )}
      </Row>
    </Spread>
  );
}

/** Why a location was suggested, where it is the suggested one. */
function Reason({ page, location }: { page: FacebookPage; location: LocationSummary | undefined }) {
  const t = useTranslate();
  const { language } = usePinfold();
  const { suggestion } = page;
  if (!suggestion || suggestion.facility.id !== location?.id) return null;
  const { by, distance_meters: metres } = suggestion;
  return (
    <Text size="s" tone="muted">
      {by === 'distance'
        ? metres !== null && distanceText(metres, { t, language })
        : t(`facebook_accounts.pages.sign.${by}`)}
    </Text>
  );
}

function LocationName({ location }: { location: LocationSummary }) {
  return (
    <Text weight="medium" wrap="anywhere">
      {nameOf(location)}
    </Text>
  );
}

/** What tells a location from the others of its chain. */
export function nameOf({ name, formatted_address: address, store_code: code }: LocationSummary): string {
  return [name, address, code].filter(Boolean).join(', ');
}
