/** Names the menu's dialog. */
export const menuId = 'menu';

/**
 * What a button does to the menu without any script of the page; where a browser does not know these attributes yet, the first script acts
 * for it (see first-script.ts).
 */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: menuId });

export function closeMenu(): void {
  const dialog = document.getElementById(menuId);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
