const nothing = () => null;

/**
 * Stands in for `@base-ui/react/menu` (see next.config.mjs): DocSearch brings it for menus of facets, of which this site shows none, and it is
 * three fifths of the modal's code.
 */
export const Menu = {
  Root: nothing,
  Trigger: nothing,
  Portal: nothing,
  Positioner: nothing,
  Popup: nothing,
  Item: nothing,
  RadioGroup: nothing,
  RadioItem: nothing,
  RadioItemIndicator: nothing,
  CheckboxItem: nothing,
  CheckboxItemIndicator: nothing,
  GroupLabel: nothing,
};
