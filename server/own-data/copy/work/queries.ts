/** The work part of a copy: gigs, past work, jobs, bids, orders, reviews, the tracker, disputes. */
import { sql } from 'kysely';
import { type Section, section } from '../sections/queries.ts';

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
            'delivery_days', k.delivery_days, 'offers', k.offers, 'revisions', k.revisions, 'includes', k.includes)
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
  ];
}

function ordered(userId: string): Section[] {
  return [
    section(
      'jobs',
      sql`
      select j.id, case when j.hunter_id = ${userId} then 'hunter' else 'talent' end as your_side,
        h.name as hunter, t.name as talent, j.title, j.brief, j.job_type, j.status, j.budget as budget_kobo,
        j.price as price_kobo, j.start_date, j.end_date, j.terms, j.created_at, j.agreed_at, j.funded_at, j.started_at,
        j.submitted_at, j.ended_at, j.cancelled_by,
        (
          select coalesce(json_agg(json_build_object('title', m.title, 'description', m.description,
            'due_days', m.due_days, 'penalty_percent', m.penalty_percent) order by m.position), '[]')
          from milestones m where m.job_id = j.id
        ) as milestones
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
      select s.id, s.job_id, m.title as milestone, s.title, s.comment, s.file_id, s.created_at
      from milestone_submissions s
      join milestones m on m.id = s.milestone_id
      join jobs j on j.id = s.job_id
      where j.hunter_id = ${userId} or j.talent_id = ${userId} order by s.id
    `,
    ),
    section(
      'work-submissions',
      sql`
      select s.id, s.job_id, s.round, s.comment, s.file_id, s.created_at, s.answered_at, s.decline_reason
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
