import { usePinfold } from '@pinfold/sdk';
import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { chooseLanguage, offeredLanguages } from '../../session/language.ts';
import { useText } from '../../texts/use-text.ts';

/** The languages side by side, for pages without the top bar. */
export function LanguageSwitch() {
  const t = useText();
  const { language } = usePinfold();
  return (
    <Row role="group" aria-label={t('language.change', { name: t(`language.${language}`) })}>
      {offeredLanguages([], language).map((one) => (
        <Choice
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()} ${t(`language.${one}`)}`}
          aria-pressed={one === language}
          onClick={() => void chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 2px;
`;

const Choice = styled.button`
  min-inline-size: 40px;
  min-block-size: 36px;
  border: 0;
  border-radius: ${token('radius-s')};
  background: transparent;
  color: ${token('color-ink-2')};
  font: inherit;
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: ${token('color-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('color-primary-soft')};
    color: ${token('color-primary-strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`;
