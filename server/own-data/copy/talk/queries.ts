/** The communication part of a copy: messages, notices, mails, and what was chosen about them. */
import { sql } from 'kysely';
import { PART, type Section, section } from '../sections/queries.ts';

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
