/** The sections of a copy about messages and work; long ones are read in parts. */
import { type RawBuilder, sql } from 'kysely';
import type { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';

/** The remarks on a submission of the work aliased `s`. */
const marksOf = sql`(
  select coalesce(json_agg(json_build_object('file', m.file_id, 'kind', m.kind, 'text', m.text, 'state', m.state,
    'answer', m.answer) order by m.number), '[]')
  from delivery_marks m where m.job_id = s.job_id and m.round = s.round
)`;

/** The acceptance items of a jobs row aliased `j`. */
const acceptanceOf = sql`(
  select coalesce(json_agg(json_build_object('text', a.text, 'met', a.met) order by a.position), '[]')
  from acceptance_items a where a.job_id = j.id
)`;

/** What a jobs row aliased `j` stores of the package that was ordered, and the remarks of a further round. */
const packageOf = sql`(
  select json_build_object('gig', g.title, 'revisions', o.revisions, 'round_price_kobo', o.round_price,
    'round_days', o.round_days, 'round_of', o.round_of, 'round', o.round, 'remarks', (
      select coalesce(json_agg(json_build_object('file', m.file_id, 'kind', m.kind, 'text', m.text) order by m.number), '[]')
      from delivery_marks m where m.job_id = j.id and m.round < o.round
    ))
  from gig_orders o join gigs g on g.id = o.gig_id where o.job_id = j.id
)`;

/** The guests of the proof room of a jobs row aliased `j`, and their comments. */
const guestsOf = sql`(
  select coalesce(json_agg(json_build_object('name', g.name, 'created_at', g.created_at, 'said', (
    select coalesce(json_agg(json_build_object('file', m.file_id, 'kind', m.kind, 'text', m.text) order by m.id), '[]')
    from guest_marks m where m.guest_id = g.id
  )) order by g.id), '[]')
  from room_guests g where g.job_id = j.id
)`;

export type Section = {
  file: keyof typeof words.accounts.copyFiles;
  /** Returns all rows or, if `paged`, the next part: rows after `after`, the last `id` of the part before. */
  rows(db: Read, after: bigint): Promise<readonly object[]>;
  paged?: boolean;
};

/** Number of rows in one part of a paged section. */
const PART = 1000;

export function section(file: Section['file'], query: RawBuilder<object>): Section {
  return { file, rows: async (db) => (await query.execute(db)).rows };
}

export function talkSections(userId: string): Section[] {
  return [
    {
      file: 'messages',
      paged: true,
      rows: async (db, after) => {
        const { rows } = await sql<object>`
          select m.id, other.name as conversation_with,
            case when m.sender_id = ${userId} then 'you' when m.sender_id is null then 'order' else 'they' end as by,
            m.body as message, array(select f.file_id from message_files f where f.message_id = m.id) as files,
            m.created_at
          from conversation_members c
          join messages m on m.conversation_id = c.conversation_id
          join users other on other.id = c.other_id
          where c.user_id = ${userId} and m.id > ${after}
          order by m.id
          limit ${sql.lit(PART)}
        `.execute(db);
        return rows;
      },
    },
    section(
      'blocked',
      sql`
      select other.name, c.blocked_at
      from conversation_members c join users other on other.id = c.other_id
      where c.user_id = ${userId} and c.blocked_at is not null order by c.blocked_at
    `,
    ),
    section(
      'shortlist',
      sql`
      select s.gig_id, g.title as gig, s.talent_id, t.name as talent, s.created_at
      from shortlist s
      left join gigs g on g.id = s.gig_id
      left join users t on t.id = s.talent_id
      where s.hunter_id = ${userId} order by s.id
    `,
    ),
    section(
      'notifications',
      sql`
      select id, side, name, facts, link, read_at, created_at
      from notifications where user_id = ${userId} order by id
    `,
    ),
    section(
      'preferences',
      sql`
      select kind, way, wanted from notification_preferences where user_id = ${userId} order by kind, way
    `,
    ),
    section(
      'devices',
      sql`
      select endpoint, created_at from push_subscriptions where user_id = ${userId} order by created_at
    `,
    ),
    section(
      'mails',
      sql`
      select m.subject, m.body, m.created_at, m.sent_at
      from mails m join users u on u.email = m.to_address
      where u.id = ${userId} order by m.id
    `,
    ),
  ];
}

export function workSections(userId: string): Section[] {
  return [...offered(userId), ...ordered(userId), ...judged(userId)];
}

function offered(userId: string): Section[] {
  return [
    section(
      'gigs',
      sql`
      select g.id, g.title, g.overview, g.description, c.name as category, s.name as skill, g.tags, g.status,
        g.published_at, g.created_at, g.updated_at,
        (
          select coalesce(json_agg(json_build_object('name', k.name, 'price_kobo', k.price,
            'delivery_days', k.delivery_days, 'offers', k.offers, 'revisions', k.revisions, 'includes', k.includes, 'rights', k.rights,
            'round_price_kobo', k.round_price, 'round_days', k.round_days)
            order by k.position), '[]')
          from gig_packages k where k.gig_id = g.id
        ) as packages,
        (
          select coalesce(json_agg(json_build_object('faq', q.faq, 'answer', q.answer) order by q.position), '[]')
          from gig_faqs q where q.gig_id = g.id
        ) as faqs,
        array(select i.file_id from gallery_items i where i.gig_id = g.id order by i.position) as gallery_files
      from gigs g
      join categories c on c.id = g.category_id
      join skills s on s.id = g.skill_id
      where g.talent_id = ${userId} and g.deleted_at is null
      order by g.id
    `,
    ),
    section(
      'past-work',
      sql`
      select id, title, description, kind, file_id, created_at from past_work where user_id = ${userId} order by id
    `,
    ),
    section(
      'bids',
      sql`
      select b.id, b.job_id, j.title as job, b.pitch, b.price as price_kobo, b.accepts_budget, b.rejection_reason,
        b.rejected_at, b.withdrawn_at, b.withdrawal_reason, b.created_at
      from bids b join jobs j on j.id = b.job_id
      where b.talent_id = ${userId} order by b.id
    `,
    ),
    section(
      'invitations',
      sql`
      select i.job_id, j.title as job, i.created_at, i.withdrawn_at
      from invitations i join jobs j on j.id = i.job_id
      where i.talent_id = ${userId} order by i.created_at
    `,
    ),
    section(
      'saved-jobs',
      sql`
      select s.job_id, j.title as job, s.created_at, s.removed_at
      from saved_jobs s join jobs j on j.id = s.job_id
      where s.talent_id = ${userId} order by s.id
    `,
    ),
  ];
}

function ordered(userId: string): Section[] {
  return [
    section(
      'jobs',
      sql`
      select j.id, case when j.hunter_id = ${userId} then 'hunter' else 'talent' end as your_side,
        h.name as hunter, t.name as talent, j.title, j.brief, j.job_type, j.status, j.budget as budget_kobo,
        j.price as price_kobo, j.start_date, j.end_date, j.terms, j.rights, j.created_at, j.agreed_at, j.funded_at, j.started_at,
        j.submitted_at, j.ended_at, j.cancelled_by,
        (
          select coalesce(json_agg(json_build_object('title', m.title, 'description', m.description,
            'due_days', m.due_days, 'penalty_percent', m.penalty_percent) order by m.position), '[]')
          from milestones m where m.job_id = j.id
        ) as milestones,
        ${acceptanceOf} as acceptance, ${packageOf} as package,
        case when j.hunter_id = ${userId} then ${guestsOf} end as guests
      from jobs j
      join users h on h.id = j.hunter_id
      left join users t on t.id = j.talent_id
      where (j.hunter_id = ${userId} or j.talent_id = ${userId}) and j.deleted_at is null
      order by j.id
    `,
    ),
    section(
      'milestone-submissions',
      sql`
      select s.id, s.job_id, m.title as milestone, s.title, s.comment, s.links, s.created_at, s.declined_at,
       array(select d.file_id from submission_files d where d.submission_id = s.id order by d.position) as files,
        s.decline_reason
      from milestone_submissions s
      join milestones m on m.id = s.milestone_id
      join jobs j on j.id = s.job_id
      where j.hunter_id = ${userId} or j.talent_id = ${userId} order by s.id
    `,
    ),
    section(
      'work-submissions',
      sql`
      select s.id, s.job_id, s.round, s.comment, s.links, s.created_at,
        array(select d.file_id from submission_files d where d.submission_id = s.id order by d.position) as files, s.answered_at, s.decline_reason, ${marksOf} as marks
      from work_submissions s join jobs j on j.id = s.job_id
      where j.hunter_id = ${userId} or j.talent_id = ${userId} order by s.id
    `,
    ),
    section(
      'tasks',
      sql`
      select k.id, o.job_id, k.name, k.description, k.start_date, k.end_date, k.status, k.created_at,
        (
          select coalesce(json_agg(json_build_object('comment', c.comment, 'at', c.created_at) order by c.id), '[]')
          from task_comments c where c.task_id = k.id and c.author_id = ${userId}
        ) as your_comments
      from tasks k join tracked_orders o on o.id = k.tracked_order_id
      where o.hunter_id = ${userId} or o.talent_id = ${userId} order by k.id
    `,
    ),
  ];
}

function judged(userId: string): Section[] {
  return [
    section(
      'line',
      sql`
      select day, shown, given from line_exposure where talent_id = ${userId} order by day
    `,
    ),
    section(
      'reviews',
      sql`
      select r.id, r.job_id, case when r.reviewer_id = ${userId} then 'given' else 'received' end as direction,
        r.rating, r.recommend_user, r.comment, r.reply, r.created_at
      from reviews r
      where r.reviewer_id = ${userId} or (r.reviewee_id = ${userId} and r.shown_at <= now()) order by r.id
    `,
    ),
    section(
      'disputes',
      sql`
      select d.id, d.job_id, d.opened_by, d.statement, d.opened_at, d.answer, d.answered_at, d.outcome, d.ended_at,
        d.reason
      from disputes d join jobs j on j.id = d.job_id
      where j.hunter_id = ${userId} or j.talent_id = ${userId} order by d.id
    `,
    ),
    section(
      'events',
      sql`
      select name, about_kind, about_id, facts, at from events where actor_id = ${userId} order by id
    `,
    ),
  ];
}
