/** A market of many gigs, inserted into the tables as the commands of gigs would, and indexed by the product's own code. */
import { sql } from 'kysely';
import { newId } from '#server/core/security/ids.ts';
import { indexGigs } from '#server/gigs/search/commands.ts';
import type { TestApp } from './app.ts';

export type MarketSeller = { id: string; name: string; languages: string[]; stars: number[] };
export type MarketGig = {
  id: string;
  seller: MarketSeller;
  title: string;
  description: string;
  tags: string[];
  categoryId: string;
  skillId: string;
  /** Whole naira. */
  price: number;
  days: number;
  publishedAt: Date;
  status: 'draft' | 'live' | 'paused';
};

/** A seller with a profile, languages, and one shown review for each number of stars. */
export async function addSeller(
  app: TestApp,
  { name, languages, stars }: Omit<MarketSeller, 'id'>,
): Promise<MarketSeller> {
  const { db } = app.database;
  const [id, at] = [newId(), new Date(Date.now() - 1000)];
  const person = (userId: string, called: string) => sql`
    insert into users (id, name, email, email_key, password_hash, created_at)
    values (${userId}, ${called}, ${userId}, ${userId}, '', ${at})
  `;
  await person(id, name).execute(db);
  await sql`
    insert into profiles (user_id, firstname, lastname, gender, phone_number, country_id, state_id, created_at, updated_at)
    values (${id}, ${name}, '', 'Male', '+234 803 123 4567', 'NG', 'LA', ${at}, ${at})
  `.execute(db);
  await sql`
    insert into user_languages (user_id, language_id, proficiency, created_at)
    select ${id}::uuid, language, 'Native', ${at} from unnest(${languages}::text[]) as language
  `.execute(db);
  for (const rating of stars) {
    const [hunter, job] = [newId(), newId()];
    await person(hunter, 'Hunter').execute(db);
    await sql`
      insert into jobs (id, hunter_id, title, brief, skill_id, job_type, budget, created_at, updated_at)
      select ${job}, ${hunter}, 'Poster', '', id, 'open', 100, ${at}, ${at} from skills limit 1
    `.execute(db);
    await sql`
      insert into reviews (id, job_id, reviewer_id, reviewee_id, rating, recommend_user, comment, created_at, shown_at, announced_at)
      values (${newId()}, ${job}, ${hunter}, ${id}, ${rating}, 'Yes', 'Good', ${at}, ${at}, ${at})
    `.execute(db);
  }
  return { id, name, languages, stars };
}

export async function addGigs(app: TestApp, gigs: readonly MarketGig[]): Promise<void> {
  await app.database.db.transaction().execute(async (tx) => {
    for (const gig of gigs) {
      await sql`
        insert into gigs (id, talent_id, title, overview, description, category_id, skill_id, tags, status, published_at, created_at, updated_at)
        values (${gig.id}, ${gig.seller.id}, ${gig.title}, '', ${gig.description}, ${gig.categoryId}, ${gig.skillId},
          ${gig.tags}::text[], ${gig.status}, ${gig.publishedAt}, ${gig.publishedAt}, ${gig.publishedAt})
      `.execute(tx);
      await sql`
        insert into gig_packages (gig_id, position, name, price, delivery_days, offers, revisions, includes)
        values (${gig.id}, 1, 'Basic', ${BigInt(gig.price) * 100n}, ${gig.days}, 1, 1, '{files}')
      `.execute(tx);
    }
    await indexGigs(
      tx,
      gigs.map((gig) => gig.id),
      app.services.clock.now(),
    );
  });
}

/** Sets a gig's status and updates its index. */
export async function setStatus(app: TestApp, gigId: string, status: MarketGig['status']): Promise<void> {
  await app.database.db.transaction().execute(async (tx) => {
    await sql`update gigs set status = ${status} where id = ${gigId}`.execute(tx);
    await indexGigs(tx, [gigId], app.services.clock.now());
  });
}
