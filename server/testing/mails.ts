/** What was mailed to people of a test. */
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';

/** The oldest first, after all that waits in the background. */
export async function mailsTo(app: TestApp, { email }: Pick<Person, 'email'>) {
  await app.settle();
  return app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
}
