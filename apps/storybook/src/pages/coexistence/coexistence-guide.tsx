import { GuidePage, GuideSection } from '../guide-page.tsx';
import { CalmHost, HostileHost } from './hosts.tsx';

/** The same components in a plain page and in one with hostile styles. */
export function CoexistenceGuide() {
  return (
    <GuidePage
      title="In somebody else's page"
      lead="On the one side nothing but the browser's own styles, on the other a reset, rules for every element and for bare elements, another styled-components theme, a header at z-index 9999 and text that runs from the right. The components look the same, and the host's own elements stay as they were."
    >
      <div className="guide-columns">
        <GuideSection title="A calm host">
          <CalmHost />
        </GuideSection>
        <GuideSection title="A hostile host">
          <HostileHost />
        </GuideSection>
      </div>
    </GuidePage>
  );
}
