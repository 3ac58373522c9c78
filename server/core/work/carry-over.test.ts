/** The migration to one queue: pending work of the former tables is carried over, each item once, and finished work stays finished. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { migrateAgain } from '#server/testing/database.ts';
import { waitingWork } from '#server/testing/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Restores the tables as they were before the migration. */
const BEFORE = `
  drop table work_items;
  alter table events add column dispatched_at timestamptz;
  create index events_waiting on events (id) where dispatched_at is null;
  alter table conversation_members add column ring_at timestamptz;
  create index conversation_members_ring on conversation_members (ring_at) where ring_at is not null;
  alter table mails add column attempts int not null default 0, add column next_try_at timestamptz not null default now(),
    add column parked_at timestamptz, add column error text, add column waits_since timestamptz not null default now();
  create index mails_waiting on mails (next_try_at) where sent_at is null and parked_at is null;
  create index mails_parked on mails (id) where parked_at is not null and sent_at is null;
  alter table provider_inbox add column handled_at timestamptz, add column attempts int not null default 0,
    add column error text;
  create index provider_inbox_waiting on provider_inbox (received_at) where handled_at is null;
  alter table push_messages add column attempts int not null default 0,
    add column next_try_at timestamptz not null default now();
  create index push_messages_waiting on push_messages (next_try_at) where ended_at is null;
  alter table payouts add column check_after timestamptz;
  create index payouts_unfinished on payouts (check_after);
  alter table refunds add column check_after timestamptz;
  create index refunds_unfinished on refunds (check_after)
`;

/** Inserts one finished and one pending row of each. */
const ROWS = `
  delete from events;
  delete from mails;
  insert into events (name, about_kind, about_id, actor_kind, facts, at, dispatched_at)
  values ('account.forgot-password', 'user', gen_random_uuid(), 'anyone', '{}', now(), now()),
    ('account.forgot-password', 'user', gen_random_uuid(), 'anyone', '{}', now(), null);
  update conversation_members set ring_at = case when unread > 0 then now() + interval '10 seconds' end;
  insert into mails (key, to_address, subject, body, html, created_at, sent_at, attempts, parked_at, error)
  values ('a', 'a@people.example', 'sent', '', '', now(), now(), 1, null, null),
    ('b', 'b@people.example', 'waiting', '', '', now(), null, 2, null, '451 later'),
    ('c', 'c@people.example', 'parked', '', '', now(), null, 10, now(), '550 gone');
  insert into provider_inbox (key, event, reference, body, received_at, handled_at)
  values ('charge.success:1:success', 'charge.success', 'x', '{}', now(), now()),
    ('transfer.failed:2:failed', 'transfer.failed', 'x', '{}', now(), null);
  insert into push_subscriptions (id, user_id, session_hash, endpoint, p256dh, auth, created_at)
  select gen_random_uuid(), user_id, token_hash, 'https://fcm.googleapis.com/x', 'p', 'a', now() from sessions limit 1;
  insert into push_messages (subscription_id, key, user_id, title, path, created_at, ended_at, attempts)
  select id, 'event:1', user_id, 'done', '/x', now(), now(), 1 from push_subscriptions
  union all
  select id, 'event:2', user_id, 'waiting', '/x', now(), null, 3 from push_subscriptions;
  insert into refunds (id, reference, amount, status, asked_by, created_at, updated_at, check_after)
  select gen_random_uuid(), 'done', 1, 'processed', user_id, now(), now(), null from push_subscriptions
  union all
  select gen_random_uuid(), 'waiting', 1, 'pending', user_id, now(), now(), now() + interval '1 hour' from push_subscriptions;
  insert into recipients (id, user_id, recipient_code, bank_code, bank_name, account_number, account_name, created_at)
  select gen_random_uuid(), user_id, 'RCP_1', '058', 'Bank', '0000000000', 'Name', now() from push_subscriptions;
  insert into payouts (id, reference, side, user_id, amount, recipient_id, status, created_at, updated_at)
  select gen_random_uuid(), s, 'talent', user_id, 1, id, s, now() + interval '1 minute', now()
  from recipients, unnest(array['success', 'sending']) as s
`;

async function run(statements: string): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(app.database.db);
}

test('everything that waited is carried over once', async () => {
  const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
  await ngozi.ok(messages.send, { body: { recipient_id: tunde.id, message: 'Hello' } });
  await run(BEFORE);
  await run(ROWS);
  await migrateAgain(app.database.db, '0064-work-items.sql');
  const items = await waitingWork(app);
  expect(
    items.map(({ kind, attempts, error, parked_at }) => [kind, attempts, error, parked_at !== null]),
  ).toEqual([
    ['event', 0, null, false],
    ['call-reader', 0, null, false],
    ['mail', 2, '451 later', false],
    ['mail', 10, '550 gone', true],
    ['webhook-transfer', 0, null, false],
    ['push', 3, null, false],
    ['refund', 0, null, false],
    ['payout', 0, null, false],
  ]);
  const { rows } = await sql<{ subjects: string }>`
    select (select id::text from mails where subject = 'waiting') || ' ' || m.conversation_id || ':' || m.user_id as subjects
    from conversation_members m
    where m.user_id = ${tunde.id}
  `.execute(app.database.db);
  expect(`${items[2]?.subject} ${items[1]?.subject}`).toBe(rows[0]?.subjects);
  expect(items[4]?.subject).toBe('transfer.failed:2:failed');
});
