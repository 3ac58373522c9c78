/** The mails sent to people of a test. */
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';

/** The mails to a person, oldest first, after running all background work. */
export async function mailsTo(app: TestApp, { email }: Pick<Person, 'email'>) {
  await app.settle();
  return app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
}
