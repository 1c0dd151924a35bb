/** Id of the menu's dialog. */
export const menuId = 'menu';

/**
 * Attributes with which a button opens or closes the menu without script; in browsers that do not support them yet, the first script
 * does it (see first-script.ts).
 */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: menuId });

export function closeMenu(): void {
  const dialog = document.getElementById(menuId);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
