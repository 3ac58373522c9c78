/** Pure rules of accounts: which passwords everybody guesses, and how a code is read. */

const COMMON = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 87654321
   qwertyui qwerty123 qwertyuiop iloveyou sunshine princess football baseball superman trustno1 letmein1
   welcome1 welcome123 abcd1234 abc12345 admin123 nigeria1 nigeria123 lagos123 blessing chelsea1 arsenal1
   jesuschrist godisgood godislove emmanuel blessed1 victoria favour123 adire123 adire1234`.split(/\s+/),
);

/** True for the passwords that every guesser tries first, and for one character repeated. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || /^(.)\1+$/u.test(password);
}

/** A code as it was made: base32 has no I, L or O, and people type small letters, spaces and dashes. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}
