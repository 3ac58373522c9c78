/** The floor's SQL, written by hand: one statement per request, which reads or writes just what the screen needs. */

/** The person of an open session, for calls that need one; `$1` is the token's hash. */
const me = `me as (
  select s.user_id as id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.last_seen_at > now() - interval '7 days' and s.created_at > now() - interval '30 days'
    and u.disabled_at is null
)`;

/** The fields of a gig card; `from` names the gigs as `g`, in order. */
const cards = (from: string, order: string) => `
  select g.id, g.title, p.price, p.days, r.rating, r.reviews, g.talent_id, u.name, image.name as image,
    cover.name as cover, cover.picture ->> 'placeholder' as placeholder
  from ${from}
  join users u on u.id = g.talent_id
  join profiles pr on pr.user_id = g.talent_id
  left join files image on image.id = pr.image_id
  cross join lateral (select min(price)::int as price, min(delivery_days) as days from gig_packages where gig_id = g.id) p
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from reviews where reviewee_id = g.talent_id and shown_at <= now()
  ) r
  left join lateral (
    select f.name, f.picture from gallery_items i join files f on f.id = i.file_id
    where i.gig_id = g.id order by i.position limit 1
  ) cover on true
  where u.disabled_at is null
  ${order}`;

const live = `g.status = 'live' and g.deleted_at is null`;

const newest = cards(
  `(select * from gigs g where category_id = $1 and ${live} order by published_at desc, id desc limit 20) g`,
  'order by g.published_at desc, g.id desc',
);

const words = cards(
  `(
    select g.*, w.place from (
      select gig_id, row_number() over (order by rank desc, gig_id desc) as place from (
        select gig_id, ts_rank(words, q) as rank from lean.words, websearch_to_tsquery('english', $1) q
        where words @@ q and category_id = $2 and price <= $3 and days <= $4
        order by rank desc, gig_id desc limit 20
      ) best
    ) w
    join gigs g on g.id = w.gig_id
    where ${live}
  ) g`,
  'order by g.place',
);

const featured = cards(
  `(
    select * from (
      select g.*, (
        select coalesce(round(avg(rating), 1), 0) * 1000 + least(count(*), 999)
        from reviews where reviewee_id = g.talent_id and shown_at <= now()
      ) as rank
      from (
        select distinct on (talent_id) g.*
        from (select * from gigs g where ${live} order by published_at desc limit 200) g
        order by talent_id, published_at desc
      ) g
    ) g
    order by rank desc limit 12
  ) g`,
  'order by g.rank desc',
);

const gig = `
  select g.id, g.title, g.description, g.tags, c.name as category, s.name as skill, g.talent_id, u.name, u.created_at,
    pr.storyline, pr.country_id, image.name as image, r.rating, r.reviews,
    (select coalesce(json_agg(json_build_object('name', name, 'price', price, 'days', delivery_days, 'offers', offers,
      'revisions', revisions, 'includes', includes) order by position), '[]') from gig_packages where gig_id = g.id) as packages,
    (select coalesce(json_agg(json_build_object('faq', faq, 'answer', answer) order by position), '[]') from gig_faqs where gig_id = g.id) as faqs,
    (select coalesce(json_agg(json_build_object('name', f.name, 'picture', f.picture) order by i.position), '[]')
      from gallery_items i join files f on f.id = i.file_id where i.gig_id = g.id) as gallery,
    exists (select from presence where user_id = g.talent_id and seen_at > now() - interval '5 minutes'
      and (left_at is null or seen_at > left_at)) as online
  from gigs g
  join categories c on c.id = g.category_id
  join skills s on s.id = g.skill_id
  join users u on u.id = g.talent_id
  join profiles pr on pr.user_id = g.talent_id
  left join files image on image.id = pr.image_id
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from reviews where reviewee_id = g.talent_id and shown_at <= now()
  ) r
  where g.id = $1 and ${live} and u.disabled_at is null`;

const profile = `
  select u.id, u.name, u.created_at, pr.firstname, pr.lastname, pr.storyline, pr.description, pr.country_id, image.name as image,
    (select json_build_array(round(avg(rating), 1), count(*)) from reviews where reviewee_id = u.id and shown_at <= now()) as rating,
    (select count(*)::int from jobs where talent_id = u.id and status = 'accepted') as done,
    (select count(*)::int from past_work where user_id = u.id) as past_work,
    (select coalesce(json_agg(json_build_object('id', language_id, 'proficiency', proficiency)), '[]') from user_languages where user_id = u.id) as languages,
    (select coalesce(json_agg(skill_id), '[]') from user_skills where user_id = u.id) as skills,
    (select coalesce(json_agg(row_to_json(e)), '[]') from educations e where user_id = u.id) as educations,
    exists (select from presence where user_id = u.id and seen_at > now() - interval '5 minutes'
      and (left_at is null or seen_at > left_at)) as online,
    (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'price', p.price, 'days', p.days,
        'cover', cover.name, 'placeholder', cover.picture ->> 'placeholder') order by g.id desc), '[]')
      from (select * from gigs g where talent_id = u.id and ${live} order by id desc limit 20) g
      cross join lateral (select min(price)::int as price, min(delivery_days) as days from gig_packages where gig_id = g.id) p
      left join lateral (
        select f.name, f.picture from gallery_items i join files f on f.id = i.file_id
        where i.gig_id = g.id order by i.position limit 1
      ) cover on true) as gigs
  from users u
  left join profiles pr on pr.user_id = u.id
  left join files image on image.id = pr.image_id
  where u.id = $1 and u.disabled_at is null`;

const jobColumns = `j.id, j.title, j.brief, s.name as skill, j.budget::text, j.created_at, j.status, h.name as hunter, h.created_at as since,
  (select count(*)::int from bids where job_id = j.id) as bids,
  (select json_agg(json_build_object('title', title, 'days', due_days, 'penalty', penalty_percent) order by position)
    from milestones where job_id = j.id) as milestones,
  own.posted, own.hired, own.paid,
  (select json_build_array(round(avg(rating), 1), count(*)) from reviews where reviewee_id = j.hunter_id and shown_at <= now()) as rating,
  exists (select from saved_jobs where job_id = j.id and talent_id = me.id and removed_at is null) as saved,
  (select json_build_object('id', b.id, 'price', b.price) from bids b where b.talent_id = me.id and b.job_id = j.id) as own_bid`;
const jobJoins = `join skills s on s.id = j.skill_id join users h on h.id = j.hunter_id
  cross join lateral (
    select count(*)::int as posted, count(funded_at)::int as hired, coalesce(sum(price) filter (where funded_at is not null), 0)::text as paid
    from jobs where hunter_id = j.hunter_id and deleted_at is null
  ) own`;

const job = `with ${me}
  select ${jobColumns} from me join jobs j on j.id = $2 ${jobJoins}
  where j.deleted_at is null and h.disabled_at is null and j.job_type = 'open' and j.status = 'bidding'`;

const jobs = `with ${me}
  select ${jobColumns}
  from me cross join lateral (
    select * from jobs where status = 'bidding' and job_type = 'open' and deleted_at is null and hunter_id <> me.id
    order by id desc limit 20
  ) j ${jobJoins}
  order by j.id desc`;

const orderColumns = `j.id, j.title, j.price::text, j.status, j.start_date, j.end_date, j.submitted_at, j.answer_due_at,
  t.id as talent_id, t.name as talent,
  (select json_agg(json_build_object('id', m.id, 'title', m.title, 'days', m.due_days, 'penalty', m.penalty_percent,
      'handed_in', (select min(created_at) from milestone_submissions where milestone_id = m.id)) order by m.position)
    from milestones m where m.job_id = j.id) as milestones,
  (select json_agg(json_build_object('from', from_at, 'until', until_at) order by id) from waits where job_id = j.id) as waits,
  (select json_build_object('state', status) from payouts where job_id = j.id order by id desc limit 1) as payout`;

const orders = `with ${me}
  select ${orderColumns},
    (select json_object_agg(status, n) from (
      select status, count(*) as n from jobs where hunter_id = me.id and talent_id is not null group by status) c) as counts
  from me cross join lateral (
    select * from jobs where hunter_id = me.id and talent_id is not null and status = 'submitted' order by id desc limit 20
  ) j join users t on t.id = j.talent_id
  order by j.id desc`;

const order = `with ${me}
  select ${orderColumns}, j.brief, j.terms, h.name as hunter,
    (select json_agg(json_build_object('round', round, 'comment', comment, 'at', created_at, 'links', links) order by round desc)
      from work_submissions where job_id = j.id) as rounds,
    (select json_agg(json_build_object('name', name, 'by', actor_kind, 'facts', facts, 'at', at) order by id)
      from events where about_kind = 'job' and about_id = j.id) as history,
    (select json_object_agg(kind, balance) from ledger_accounts where job_id = j.id) as money,
    (select json_agg(json_build_object('rating', rating, 'comment', comment)) from reviews where job_id = j.id) as reviews
  from me join jobs j on j.id = $2 and (j.hunter_id = me.id or j.talent_id = me.id)
  join users t on t.id = j.talent_id
  join users h on h.id = j.hunter_id`;

const loginUser = 'select id, password_hash from users where email_key = $1 and disabled_at is null';
const loginSession = `with made as (
    insert into sessions (id, token_hash, user_id, created_at, last_seen_at) values (gen_random_uuid(), $1, $2, now(), now())
  )
  select u.id, u.name, u.email, u.created_at, p.firstname, p.lastname, p.country_id,
    array(select account_type_id from user_account_types where user_id = u.id) as types
  from users u left join profiles p on p.user_id = u.id where u.id = $2`;

const apply = `with ${me},
  j as (
    select j.* from me join jobs j on j.id = $2 and j.status = 'bidding' and j.job_type = 'open' and j.deleted_at is null
      and j.hunter_id <> me.id
    for share of j
  ),
  bid as (
    insert into bids (id, job_id, talent_id, pitch, price, accepts_budget, created_at, updated_at)
    select gen_random_uuid(), j.id, me.id, $3, $4, false, now(), now() from j, me
    on conflict (talent_id, job_id) do nothing
    returning *
  ),
  event as (
    insert into events (name, about_kind, about_id, actor_kind, actor_id, facts, at)
    select 'bid.apply', 'job', j.id, 'talent', me.id,
      jsonb_build_object('title', j.title, 'bid_id', bid.id, 'talent_id', me.id, 'price', bid.price::text), now()
    from bid, j, me
  )
  select bid.id, bid.pitch, bid.price::text, bid.created_at, j.title from bid, j`;

const accept = `with ${me},
  j as (
    update jobs set status = 'accepted', ended_at = now(), updated_at = now(), answer_due_at = null
    from me where jobs.id = $2 and hunter_id = me.id and status = 'submitted'
    returning jobs.*
  ),
  waited as (update waits set until_at = now() from j where waits.job_id = j.id and until_at is null),
  answered as (update work_submissions s set answered_at = now() from j where s.job_id = j.id and s.answered_at is null),
  account as (
    insert into ledger_accounts (key, kind, user_id, job_id)
    select 'talent-payable:' || talent_id || ':' || id, 'talent-payable', talent_id, id from j
    returning id
  ),
  posted as (
    insert into ledger_transactions (word, idempotency_key, cause, actor, job_id, at)
    select 'release-escrow', 'release-escrow:' || id, 'floor', 'floor', id, now() from j
    returning id
  ),
  entries as (
    insert into ledger_entries (transaction_id, account_id, amount)
    select posted.id, leg.account_id, leg.amount
    from posted, j, account, lateral (values
      ((select id from ledger_accounts where key = 'escrow:' || j.id), -j.price),
      (account.id, j.price - j.price / 10),
      ((select id from ledger_accounts where key = 'platform-fee'), j.price / 10)
    ) leg (account_id, amount)
  ),
  event as (
    insert into events (name, about_kind, about_id, actor_kind, actor_id, facts, at)
    select 'job.accept', 'job', j.id, 'hunter', me.id, jsonb_build_object('title', j.title), now() from j, me
    returning id, facts, at
  ),
  news as (
    insert into notifications (id, user_id, event_id, side, name, facts, link, created_at)
    select gen_random_uuid(), j.talent_id, event.id, 'talent', 'job.accept', event.facts, '/order', event.at from event, j
  )
  select id, status, (price - price / 10)::text as net from j`;

const message = `with ${me},
  talk as (
    select c.id, c.low_id, c.high_id from me, conversations c
    where c.low_id = least(me.id, $2::uuid) and c.high_id = greatest(me.id, $2::uuid)
      and not exists (select from conversation_members m where m.conversation_id = c.id and m.blocked_at is not null)
    for no key update of c
  ),
  line as (
    insert into messages (conversation_id, kind, sender_id, body, search, created_at)
    select talk.id, 'message', me.id, $3,
      array_to_tsvector(array['@' || me.id, '@' || $2]) || to_tsvector('simple', $3), now() from talk, me
    returning *
  ),
  seen as (
    update conversation_members m set last_message_id = line.id, unread = unread + case when m.user_id = $2 then 1 else 0 end
    from line where m.conversation_id = line.conversation_id
  )
  select line.id::text, line.body, line.created_at,
    pg_notify('lean_live', json_build_object('to', $2, 'from', me.id, 'id', line.id, 'message', line.body)::text) as sent
  from line, me`;

export const statements = {
  newest,
  words,
  featured,
  gig,
  profile,
  job,
  jobs,
  orders,
  order,
  loginUser,
  loginSession,
  apply,
  accept,
  message,
};
