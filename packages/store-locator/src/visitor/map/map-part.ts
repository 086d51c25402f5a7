/** The stable class of a part of the locator's map, for its sheet and for hosts. */
export function mapPart(name: MapPart): string {
  return `pinfold-LocatorMap-${name}`;
}

type MapPart =
  | 'root'
  | 'canvas'
  | 'land'
  | 'border'
  | 'squares'
  | 'pin'
  | 'cluster'
  | 'controls'
  | 'control'
  | 'top'
  | 'follow'
  | 'consent'
  | 'note'
  | 'attribution'
  | 'list';
