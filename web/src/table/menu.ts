export const MENU = 'table-menu'

/** A button of the menu that is disabled or gone once it is pressed cannot close it by itself. */
export const closeMenu = (): void => document.getElementById(MENU)?.hidePopover()
