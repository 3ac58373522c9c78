-- notifications: news of the tracker are no longer counted unless somebody wants that; only what differs from the default has a row

delete from notification_preferences where kind = 'tracker' and way = 'app' and not wanted;
update notifications set read_at = created_at where read_at is null and (name like 'task.%' or name like 'tracker.%');
