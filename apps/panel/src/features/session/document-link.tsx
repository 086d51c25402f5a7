import { ExternalIcon, Link, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';

export interface DocumentLinkProps {
  href: string;
  children: string;
  /** Accessible name; distinguishes links with the same text. Default: `children`. */
  label?: string;
}

/** A link to a document that opens in a new tab. */
export function DocumentLink({ href, children, label = children }: DocumentLinkProps) {
  const t = useText();
  return (
    <Place>
      <Link href={href} target="_blank" rel="noopener" aria-label={`${label} (${t('terms.new_tab')})`}>
        {children} <ExternalIcon size={13} />
      </Link>
    </Place>
  );
}

const Place = styled.span`
  & > a > svg {
    vertical-align: -1px;
    color: ${token('color-ink-3')};
  }
  @media (pointer: coarse) {
    & > a {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;
