import { css, type RuleSet } from 'styled-components';

/**
 * The rules of Leaflet's style sheet that our maps need, scoped to our part, so that none applies to the host's page.
 * The z-indexes order the panes of a map.
 */
export const leafletStyle: RuleSet = css`
  & .leaflet-container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    outline: none;
    /* Two fingers move the map; one scrolls the page. */
    touch-action: pan-x pan-y;
    -webkit-tap-highlight-color: transparent;
  }
  & .leaflet-container:focus-visible {
    outline: var(--pf-focus);
    outline-offset: -3px;
  }
  & .leaflet-pane,
  & .leaflet-tile,
  & .leaflet-marker-icon,
  & .leaflet-tooltip,
  & .leaflet-tile-container,
  & .leaflet-pane > svg,
  & .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
  }
  & .leaflet-pane {
    z-index: 400;
  }
  & .leaflet-tile-pane {
    z-index: 200;
  }
  & .leaflet-marker-pane {
    z-index: 600;
  }
  & .leaflet-tooltip-pane {
    z-index: 650;
  }
  & .leaflet-tile,
  & .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  & .leaflet-tile {
    visibility: hidden;
  }
  & .leaflet-tile-loaded {
    visibility: inherit;
  }
  & .leaflet-pane svg,
  & .leaflet-tile {
    max-inline-size: none;
    max-block-size: none;
    padding: 0;
  }
  & .leaflet-marker-icon,
  & .leaflet-tile-container,
  & .leaflet-tooltip,
  & .leaflet-pane > svg path {
    pointer-events: none;
  }
  & .leaflet-marker-icon.leaflet-interactive {
    pointer-events: auto;
    cursor: pointer;
  }
  & .leaflet-grab {
    cursor: grab;
  }
  :where(.leaflet-dragging) & .leaflet-container,
  :where(.leaflet-dragging) & .leaflet-interactive {
    cursor: grabbing;
  }
  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  & .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  & .leaflet-zoom-anim .leaflet-tile,
  & .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  & .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
`;
