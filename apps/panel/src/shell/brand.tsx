import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';

export interface BrandProps {
  /** Leaves the pin alone. @default false */
  isSmall?: boolean;
}

/** The pin and the name of the product. */
export function Brand({ isSmall = false }: BrandProps) {
  return (
    <Row>
      <svg viewBox="0 0 32 32" width="30" height="30" role="img" aria-label="Pinfold">
        <path fill={token('color-primary')} d="M16 30 6.8 20.9a13 13 0 1 1 18.4 0z" />
        <circle fill={token('color-surface')} cx="16" cy="11.7" r="4.6" />
      </svg>
      {!isSmall && <span aria-hidden>Pinfold</span>}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-size: ${token('font-size-l')};
  font-weight: 700;
  letter-spacing: -0.01em;
`;
