import { ReplyTemplates } from '@pinfold/sdk/review-management';
import styled from 'styled-components';

/** Texts to answer with, and their categories. */
export default function TemplatesPage() {
  return (
    <Page>
      <ReplyTemplates headingLevel={1} />
    </Page>
  );
}

const Page = styled.div`
  max-inline-size: 1240px;
  padding: 24px;
  @media (max-width: 640px) {
    padding: 18px 16px;
  }
`;
