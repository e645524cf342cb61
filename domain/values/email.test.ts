import { describe, expect, test } from 'vitest';
import { emailAddress } from '../fields-schema.ts';
import { isEmail } from './email.ts';
import { mailboxOf } from './mailbox.ts';

const LOCAL_64 = 'a'.repeat(64);
const LABEL_63 = 'b'.repeat(63);

describe('an email address', () => {
  test.each([
    ['ama@efie.example'],
    ['Ama.Mensah+stays@mail.efie.com.gh'],
    ["o'brien_1-2@x-y.co"],
    ['ama@b.c'],
    ['kofi@xn--bcher-kva.example'],
    [`${LOCAL_64}@${LABEL_63}.gh`],
    [`${LOCAL_64}@${`${LABEL_63}.`.repeat(2)}${'c'.repeat(57)}.abc`],
  ])('can be %s', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(emailAddress().safeParse(` ${text} `).data).toBe(text.toLowerCase());
  });

  // §6/23
  test.each<[what: string, text: string]>([
    ['a display name', 'a<v@x.example>'],
    ['only brackets', '<v@x.example>'],
    ['a list', 'v@x.example,w@x.example'],
    ['a list with nothing after it', 'v@x.example,'],
    ['a list by semicolon', 'v@x.example;w@x.example'],
    ['a group', 'g:v@x.example;'],
    ['a comment', 'v(w)@x.example'],
    ['a quoted local part', '"v w"@x.example'],
    ['a source route', '@relay.example:v@x.example'],
    ['a route by percent', 'v%x.example@relay.example'],
    ['a bang path', 'relay!v@x.example'],
    ['two signs', 'v@w@x.example'],
    ['white space', 'v w@x.example'],
    ['a line feed', 'v@x.example\nbcc:w@x.example'],
    ['NUL', 'v\0@x.example'],
    ['a dot first', '.v@x.example'],
    ['a dot last', 'v.@x.example'],
    ['two dots', 'v..w@x.example'],
    ['letters that look like others', 'аma@x.example'],
    ['a domain without a dot', 'v@x'],
    ['a dot at the end', 'v@x.example.'],
    ['an empty label', 'v@x..example'],
    ['a label that begins with a hyphen', 'v@-x.example'],
    ['an address of the network', 'v@127.0.0.1'],
    ['one in brackets', 'v@[127.0.0.1]'],
    ['65 characters before the sign', `a${LOCAL_64}@x.example`],
    ['a label of 64 characters', `v@b${LABEL_63}.example`],
    ['255 characters', `${LOCAL_64}@${`${LABEL_63}.`.repeat(2)}${'c'.repeat(58)}.abc`],
  ])('is refused with %s', (_what, text) => {
    expect(isEmail(text)).toBe(false);
    expect(emailAddress().safeParse(text).success).toBe(false);
  });
});

describe('the mailbox', () => {
  test.each([
    ['Ama@Efie.example', 'ama@efie.example'],
    ['ama+stays+2@efie.example', 'ama@efie.example'],
    ['a.m.a@efie.example', 'a.m.a@efie.example'],
    ['A.m.a+1@gmail.com', 'ama@gmail.com'],
    ['a.ma@googlemail.com', 'ama@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
