import { newListing } from '../../testing/listings.ts';
import { OPEN } from '../../testing/open-routes.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';

/** With scripts off, a page shows no control that does nothing. */

test.use({ javaScriptEnabled: false });

// §2.1/34
test('every control on every open page does something without scripts', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectFailureOf(/\/(not-authorized|reset-password|unsubscribe|still-available)/);
  const { _id } = await newListing(await newPerson('Agent'));
  const open = OPEN.map(([path]) => path);
  for (const path of [...open, '/signup?role=Customer', `/property/${_id}`]) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(deadControls)).toEqual([]);
    });
  }
});

/** Runs in the page: returns the visible controls that can do nothing, as HTML. */
function deadControls(): string[] {
  const isSent = (form: HTMLFormElement | null) =>
    /^(get|post)$/i.test(form?.getAttribute('method') ?? '') &&
    [...(form?.elements ?? [])].some(
      (each) =>
        each instanceof HTMLButtonElement && each.type === 'submit' && each.checkVisibility(),
    );
  const opens = (button: HTMLButtonElement) => {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    const isClose = button.getAttribute('command') === 'close';
    return dialog instanceof HTMLDialogElement && (!isClose || dialog.open);
  };
  const does = (control: Element) => {
    if (control instanceof HTMLButtonElement && control.hasAttribute('command')) {
      return opens(control);
    }
    // Disclosures work, and so do photos, which people just look at.
    if (control.matches('summary, :has(picture, [role=img])')) return true;
    if (control instanceof HTMLButtonElement && control.type !== 'submit') return false;
    return 'form' in control && isSent(control.form as HTMLFormElement | null);
  };
  const controls = 'button, summary, select, textarea, [role=button], input:not([type=hidden])';
  return [...document.querySelectorAll(controls)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !does(each))
    .map((each) => each.outerHTML.slice(0, 160));
}
