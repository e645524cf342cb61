import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { answer } from '../../testing/answers.ts';
import { answerProperty } from '../../testing/listing-samples.ts';
import { sampleComment, sampleCommentPage } from '../../testing/messages-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs, logInByForm } from '../../testing/people.ts';
import { answerAll } from '../../testing/sample-of.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** Reporting a listing, a comment and a person (docs/product.md, "Reports"). */

const property = sampleProperty();
const dialog = page.getByRole('dialog');
const what = dialog.getByLabelText('What is wrong?');
const send = dialog.getByRole('button', { name: 'Send report' });
const thanks = page.getByText(/^Thank you\. An Admin looks at it/);

const answerReports = () =>
  answer('POST /api/reports', () =>
    Response.json({ message: 'Thank you. An Admin looks at it.' }, { status: 201 }),
  );

test('a comment and a lister can be reported, but never one’s own listing', async () => {
  logInAs('Agent', { _id: property.lister.userId });
  answerProperty(property);
  answer('GET /api/comments/property/:id', sampleCommentPage([sampleComment()]));
  const reports = answerReports();
  await openSite(`${paths.property(property._id)}#comments`);
  const comment = page.getByRole('article', { name: /^Comment by/ });
  await comment.getByRole('button', { name: /^Report/ }).click();
  await expect
    .element(page.getByRole('button', { name: `Report: ${property.name}` }))
    .not.toBeInTheDocument();
  await what.selectOptions('Something else');
  await send.click();
  await expect
    .element(dialog.getByText('Please say in a few words what is wrong.').first())
    .toBeVisible();
  await dialog.getByLabelText('Anything else').fill('An advertisement.');
  await send.click();
  await expect.element(thanks).toBeVisible();
  expect(reports).toMatchObject([
    { body: { kind: 'comment', id: sampleId(300), details: 'An advertisement.' } },
  ]);

  answerAll();
  logInAs('Customer');
  await openSite(paths.lister(property.lister.userId));
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Report this person' })).toBeVisible();
});

// §2.10/15
test('a visitor is sent to log in, and back to the report', async () => {
  answerProperty(property);
  const reports = answerReports();
  await openSite(paths.property(property._id));
  await page.getByRole('link', { name: `Report: ${property.name}` }).click();
  await logInByForm();
  await expect.element(page.getByRole('dialog', { name: 'Report this property' })).toBeVisible();
  await what.selectOptions('Already gone');
  await send.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe(paths.property(property._id));
  expect(reports).toMatchObject([{ body: { kind: 'property', reason: 'gone' } }]);
});
