/**
 * Handles a button's `command` and `commandfor` in browsers without them, so that dialogs open and close before
 * scripts run, and after. https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
 */
export function obeyCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('button[command]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement) || event.defaultPrevented) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
